/** The guest house of the marshes, built of nothing but reeds. */
import { lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { line, path, place, repeat } from '../../drawing/svg.ts';

const GROUND = 442;
const RIBS = 9;

const vault = (x: number, half: number, height: number): string =>
  `M${x - half} ${GROUND}C${x - half} ${GROUND - height * 0.86} ${x - half * 0.62} ${GROUND - height} ${x} ${GROUND - height}S${x + half} ${GROUND - height * 0.86} ${x + half} ${GROUND}z`;

/** The ribs stand behind one another towards the right, each a bundle tied with rope. */
const body = repeat(RIBS, (index) => {
  const depth = 1 - index / (RIBS - 1);
  const [x, half, height] = [214 + depth * 236, 122 - depth * 16, 246 - depth * 26];
  const outline = vault(x, half, height);
  return (
    path(outline, 'url(#thatch)') +
    line(outline, saffron[5], 9) +
    line(outline, saffron[1], 9, { 'stroke-dasharray': '2.5 9' }) +
    line(outline, sand[0], 1.4, { transform: 'translate(5 0)', opacity: 0.6 })
  );
});

const lattice = repeat(
  9,
  (index) => `M${120 + index * 22} ${GROUND}V210M100 ${GROUND - 14 - index * 22}H330`,
);
const diamonds = repeat(12, (index) => `M${84 + index * 22} 350l66 -130M${344 - index * 22} 350l-66 -130`);

const front =
  path(vault(214, 116, 238), 'url(#front)') +
  `<clipPath id="gable"><path d="${vault(214, 114, 234)}"/></clipPath>` +
  `<g clip-path="url(#gable)">${line(lattice, sand[2], 2)}${line(diamonds, saffron[2], 2.6)}${line('M90 350H340M90 300H340', saffron[1], 5)}</g>` +
  path(`M186 ${GROUND}V378Q186 352 214 352T242 378V${GROUND}z`, lapis[0]) +
  path(`M192 ${GROUND}V380Q192 358 214 358T236 380V${GROUND}z`, pomegranate[1]) +
  path(`M192 ${GROUND}l10 -44h24l10 44z`, saffron[4], { opacity: 0.7 }) +
  line(vault(214, 116, 238), saffron[3], 12) +
  line(vault(214, 116, 238), sand[0], 12, { 'stroke-dasharray': '3 11' });

const pillar = (x: number, height: number, turn: number): string =>
  place(
    x,
    GROUND + 4,
    path(`M-13 0L-7 ${-height}Q0 ${-height - 14} 7 ${-height}L13 0z`, 'url(#pillar)') +
      repeat(Math.floor(height / 20), (index) =>
        path(`M-13 ${-index * 20 - 8}q13 6 26 0v5q-13 6 -26 0z`, sand[0], {
          transform: `scale(${1 - index * 0.034} 1)`,
          opacity: 0.75,
        }),
      ) +
      repeat(7, (index) => line(`M${-6 + index * 2} ${-height}l${(index - 3) * 5} -26`, saffron[2], 2)),
    turn,
  );

export const mudhif =
  body + front + pillar(104, 250, -4) + pillar(324, 250, 4) + pillar(160, 272, -2) + pillar(268, 272, 2);
