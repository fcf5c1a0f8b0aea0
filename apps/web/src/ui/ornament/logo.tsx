/** The logo: an eight-pointed star with a Z cut from it. */
export function Logo({ size = 40 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <g fill="var(--saffron)">
        <rect x="9" y="9" width="30" height="30" rx="5" />
        <rect x="9" y="9" width="30" height="30" rx="5" transform="rotate(45 24 24)" />
      </g>
      <path d="M16 17h16v4.5L22.2 29H32v4H16v-4.5L25.8 21H16z" fill="var(--on-bright)" />
    </svg>
  );
}
