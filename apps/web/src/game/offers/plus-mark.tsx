/** Mark of Plus: the logo's eight-pointed star in amethyst. */
export function PlusMark({ size = 30 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} fill="var(--amethyst)" aria-hidden="true">
      <rect x="9" y="9" width="30" height="30" rx="5" />
      <rect x="9" y="9" width="30" height="30" rx="5" transform="rotate(45 24 24)" />
    </svg>
  );
}
