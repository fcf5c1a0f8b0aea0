import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, such as `--hue`. */
    [name: `--${string}`]: number | string | undefined;
  }
}
