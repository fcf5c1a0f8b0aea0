/** A brass samovar with its pot on top, its foot at about (190, 610). */
import { fig, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { disc, line, oval, path, place, repeat } from '../../drawing/svg.ts';

const flutes = repeat(9, (index) => {
  const x = -72 + index * 18;
  return line(`M${x * 0.95} -236Q${x * 1.25} -170 ${x * 0.6} -106`, saffron[1], 2, { opacity: 0.4 });
});

const urn =
  path('M-88 -262C-120 -180 -84 -110 -40 -92H40C84 -110 120 -180 88 -262z', 'url(#brass)') +
  flutes +
  path('M-94 -276H94L88 -254H-88z', 'url(#brass)') +
  repeat(15, (index) => disc(-84 + index * 12, -265, 3.2, pomegranate[3])) +
  line('M-97 -200H97', saffron[0], 2, { opacity: 0.35 }) +
  path('M-64 -240C-82 -190 -70 -150 -52 -124', 'none', {
    stroke: '#fff',
    'stroke-width': 7,
    'stroke-linecap': 'round',
    opacity: 0.55,
  });

const medallion = place(
  0,
  -208,
  disc(0, 0, 32, saffron[2]) +
    disc(0, 0, 28, saffron[5]) +
    repeat(8, (index) => place(0, 0, path('M0 -4Q-8 -13 0 -24Q8 -13 0 -4z', pomegranate[3]), index * 45)) +
    disc(0, 0, 6, lapis[3]),
);

const foot =
  path('M-40 -94H40L30 -70C30 -58 58 -54 62 -40H-62C-58 -54 -30 -58 -30 -70z', 'url(#brass)') +
  path('M-82 -40H82V-22H-82z', 'url(#brass)') +
  path('M-82 -22H-58L-64 4H-90zM82 -22H58L64 4H90z', 'url(#brass)') +
  line('M-82 -40H82M-40 -94H40', saffron[6], 3);

const handles =
  line('M-92 -236C-142 -240 -142 -176 -98 -180M92 -236C142 -240 142 -176 98 -180', saffron[1], 13) +
  line('M-92 -236C-142 -240 -142 -176 -98 -180M92 -236C142 -240 142 -176 98 -180', saffron[4], 7) +
  oval(-129, -208, 9, 16, sand[1]) +
  oval(129, -208, 9, 16, sand[1]);

const tap =
  path('M-9 -128h18l4 26h-26z', saffron[2]) +
  path('M-8 -112C-8 -92 18 -96 22 -78L24 -64H10L8 -74C2 -84 -16 -84 -16 -112z', 'url(#brass)') +
  line('M0 -126V-146M-15 -146H15', saffron[5], 6) +
  disc(-15, -146, 5, saffron[6]) +
  disc(15, -146, 5, saffron[6]);

const flower = (x: number, y: number): string =>
  place(
    x,
    y,
    repeat(5, (index) => place(0, 0, oval(0, -7, 4.4, 6, pomegranate[4]), index * 72)) +
      disc(0, 0, 3.4, saffron[4]),
  );

const pot =
  path('M-44 -276H44L36 -304H-36z', 'url(#brass)') +
  path('M46 -348C74 -356 66 -384 92 -394L98 -386C86 -374 84 -336 44 -326z', 'url(#porcelain)') +
  line('M-48 -372C-96 -384 -94 -322 -50 -330', sand[4], 9) +
  path('M-52 -352C-60 -316 -36 -302 0 -302S60 -316 52 -352C46 -380 -46 -380 -52 -352z', 'url(#porcelain)') +
  path('M-34 -372C-28 -392 28 -392 34 -372Q0 -364 -34 -372z', 'url(#porcelain)') +
  disc(0, -393, 7, pomegranate[3]) +
  line('M-34 -371Q0 -362 34 -371M-53 -344Q0 -332 53 -344', saffron[3], 2.6) +
  flower(0, -322) +
  line('M-8 -320Q-24 -328 -34 -318M8 -320Q24 -328 34 -318', fig[2], 2.6) +
  flower(-32, -322) +
  flower(32, -322);

export const samovar = place(
  178,
  604,
  oval(6, 8, 124, 16, lapis[0], { opacity: 0.5 }) + handles + foot + urn + medallion + tap + pot,
  0,
  1.14,
);
