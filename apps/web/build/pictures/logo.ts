/** The logo in fixed colours, for images without CSS: an eight-pointed star with a Z cut from it. */
export const SAFFRON = '#fbbf24';
export const NIGHT = '#0b0d20';
const LAPIS = '#2b2a78';

/** In a square of 48 units. */
const mark = `<g fill="${SAFFRON}"><rect x="9" y="9" width="30" height="30" rx="5"/><rect x="9" y="9" width="30" height="30" rx="5" transform="rotate(45 24 24)"/></g><path d="M16 17h16v4.5L22.2 29H32v4H16v-4.5L25.8 21H16z" fill="${NIGHT}"/>`;

const MARK_SIZE = 48;
/** Launchers may clip a maskable icon to a circle of four fifths of its width. */
const SAFE_SHARE = 0.62;
const FULL_SHARE = 0.92;

/** App icon as SVG. `maskable` leaves a margin for the launcher's shape. */
export function iconSvg(kind: 'plain' | 'maskable'): string {
  const size = MARK_SIZE / (kind === 'maskable' ? SAFE_SHARE : FULL_SHARE);
  const offset = (size - MARK_SIZE) / 2;
  const ground =
    kind === 'maskable'
      ? `<rect width="${size}" height="${size}" fill="${NIGHT}"/>`
      : `<rect width="${size}" height="${size}" rx="${size / 5}" fill="${NIGHT}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${ground}<g transform="translate(${offset} ${offset})">${mark}</g></svg>`;
}

const answer = (y: number, fill: string, edge: string): string =>
  `<rect x="690" y="${y + 8}" width="400" height="84" rx="26" fill="${edge}"/><rect x="690" y="${y}" width="400" height="84" rx="26" fill="${fill}"/><rect x="712" y="${y + 20}" width="44" height="44" rx="13" fill="#ffffff" fill-opacity=".22"/>`;

/** Preview image of shared links, 1200 × 630, without words, for every language. */
export const shareSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<defs><radialGradient id="glow" cx=".3" cy=".35" r=".85"><stop stop-color="${LAPIS}"/><stop offset="1" stop-color="${NIGHT}"/></radialGradient>
<pattern id="weave" width="84" height="84" patternUnits="userSpaceOnUse"><path d="M42 6h12v12h12v12h12v12h-12v12h-12v12h-12v12h-12v-12h-12v-12h-12v-12h-12v-12h12v-12h12v-12h12v-12z" fill="none" stroke="#fff" stroke-width="6"/></pattern></defs>
<rect width="1200" height="630" fill="url(#glow)"/><rect width="1200" height="630" fill="url(#weave)" opacity=".07"/>
<g transform="translate(110 95) scale(9.2)">${mark}</g>
${answer(90, '#22254a', '#15182f')}${answer(205, '#4ade80', '#1f9d55')}${answer(320, '#22254a', '#15182f')}${answer(435, '#22254a', '#15182f')}
<path d="M1010 247l20 20 36-40" fill="none" stroke="${NIGHT}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;
