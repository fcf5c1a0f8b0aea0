/** A window to the evening, and the lantern beside it. Needs `evening` and `brass`; its light needs `lamplight`. */
import { eightStar } from '../../drawing/ornament.ts';
import { amethyst, faience, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { palm } from '../../drawing/palm.ts';
import { crescent, stars } from '../../drawing/sky.ts';
import { chanceOf, clip, disc, group, line, path, place, rect, repeat } from '../../drawing/svg.ts';

const OPENING = 'M420 372V176C420 96 480 92 540 44C600 92 660 96 660 176V372z';

export const window =
  clip('opening', path(OPENING, '#000')) +
  path(OPENING, sand[4], { transform: 'translate(540 208) scale(1.14 1.1) translate(-540 -208)' }) +
  path(OPENING, lapis[1], { transform: 'translate(540 208) scale(1.05) translate(-540 -208)' }) +
  group(
    { 'clip-path': 'url(#opening)' },
    rect(410, 30, 260, 350, 'url(#evening)'),
    group({ transform: 'translate(300 0)' }, stars(chanceOf('window'), 40, { top: 50, bottom: 200 })),
    crescent(566, 108, 20, saffron[6]),
    path('M410 330Q470 300 540 322T680 306V390H410z', amethyst[1]),
    path('M506 330v-30C486 270 512 262 524 240C536 262 562 270 542 300v30z', faience[2]),
    rect(502, 316, 46, 40, amethyst[0]),
    palm(462, 376, 150, 12, { trunk: lapis[0], leaf: lapis[0], light: lapis[1] }),
    palm(626, 380, 190, -14, { trunk: lapis[0], leaf: lapis[0], light: lapis[1] }),
  ) +
  line('M420 330H660M540 330V376', sand[2], 7) +
  repeat(10, (index) => eightStar(432 + index * 24, 353, 10, saffron[3])) +
  rect(398, 372, 284, 16, sand[5]) +
  rect(398, 386, 284, 6, sand[2]);

export const lanternLight = disc(350, 138, 150, 'url(#lamplight)');

export const lantern = place(
  350,
  0,
  line('M0 0V70', saffron[2], 3) +
    path('M-8 70h16l18 26h-52z', 'url(#brass)') +
    path('M-26 98L-36 150L0 190L36 150L26 98z', saffron[5]) +
    path('M-26 98L-36 150L0 190V98z', pomegranate[4]) +
    path('M-10 98L-13 152L0 190L13 152L10 98z', faience[4]) +
    line(
      'M-26 98L-36 150L0 190L36 150L26 98zM-10 98L-13 152L0 190L13 152L10 98M-36 150H36',
      saffron[1],
      2.6,
    ) +
    disc(0, 198, 5, saffron[3]) +
    line('M0 202v16', saffron[3], 3),
);
