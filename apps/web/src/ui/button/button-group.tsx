import type { HTMLAttributes } from 'react';

interface ButtonGroupProps extends HTMLAttributes<HTMLDivElement> {
  readonly label: string;
}

/** Buttons with a common name for screen readers. */
export function ButtonGroup({ label, ...others }: ButtonGroupProps) {
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form; these are buttons.
  return <div {...others} role="group" aria-label={label} />;
}
