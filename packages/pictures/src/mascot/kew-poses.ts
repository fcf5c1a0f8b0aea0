/** Poses of the mascot. */
import { framed, group } from '../drawing/svg.ts';
import { body, definitions, legs, shadow, wing } from './kew-body.ts';
import { head } from './kew-head.ts';
import { confetti, crown, map, night, question, quiff, rays, sparkles, tulip, wave } from './kew-signs.ts';

export const mascotPoses = [
  'hello',
  'thinking',
  'pointing',
  'cheering',
  'crowned',
  'consoling',
  'asleep',
  'lost',
] as const;
export type MascotPose = (typeof mascotPoses)[number];

const standing = shadow(74) + legs() + body;
const lifted = (height: number, ...content: string[]): string =>
  group({ transform: `translate(0 ${height})` }, ...content);

const poses: Readonly<Record<MascotPose, string>> = {
  hello:
    standing +
    head({ eye: 'ahead', beak: 'open' }) +
    wing('translate(140 120) rotate(112) scale(.92)') +
    wave,
  thinking:
    standing +
    head({ eye: 'up', beak: 'closed', transform: 'rotate(-14 160 112)' }) +
    wing('translate(140 120) rotate(176) scale(.62 -.66)') +
    sparkles,
  pointing:
    standing +
    head({ eye: 'ahead', beak: 'open', transform: 'rotate(-6 160 112)' }) +
    wing('translate(146 128) rotate(166) scale(1.02 -.6)'),
  cheering:
    shadow(50, 232) +
    lifted(
      -12,
      wing('translate(142 124) rotate(72) scale(.86)'),
      legs([-12, -2], [10, -3]),
      body,
      head({ eye: 'glad', beak: 'open', transform: 'rotate(-8 160 112)' }),
      wing('translate(136 124) rotate(122) scale(.96)'),
    ) +
    confetti,
  crowned:
    standing +
    head({ eye: 'glad', beak: 'closed', transform: 'rotate(-6 160 112) translate(0 10)', crest: crown }) +
    wing() +
    rays,
  consoling:
    standing +
    head({ eye: 'sad', beak: 'closed', transform: 'rotate(13 160 118) translate(-4 6)' }) +
    tulip +
    wing('translate(138 128) rotate(-172) scale(.86 -.62) rotate(-8)'),
  asleep:
    shadow(88, 226) +
    lifted(
      14,
      body,
      wing(),
      head({ eye: 'asleep', beak: 'closed', transform: 'rotate(24 160 118) translate(-10 12)' }),
    ) +
    night,
  lost:
    standing +
    head({ eye: 'unsure', beak: 'closed', transform: 'rotate(9 160 112)', crest: quiff }) +
    map +
    wing('translate(138 126) rotate(-170) scale(.8 -.56) rotate(-8)') +
    question,
};

/** The mascot in a pose, as SVG of 256 × 240. */
export const drawMascot = (pose: MascotPose): string => framed(definitions, [0, 0, 256, 240], poses[pose]);
