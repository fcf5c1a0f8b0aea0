import { createElement, type SVGProps } from 'react';

/** Data of a path, or an element. */
type IconLine = string | readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Side in pixels. */
  readonly size?: number | string;
}

const drawLine = (line: IconLine, index: number) =>
  typeof line === 'string'
    ? createElement('path', { key: index, d: line })
    : createElement(line[0], { key: index, ...line[1] });

/**
 * Creates the component of a Lucide icon: 24 × 24 lines in the text's colour, hidden from screen readers by default.
 */
export function createIcon(lines: readonly IconLine[]) {
  return function Icon({ size = 24, ...props }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      lines.map(drawLine),
    );
  };
}
