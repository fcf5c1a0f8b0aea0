/** Synthesised sounds: a few notes each, and no files. */
import type { Sound } from './sounds.ts';

interface Note {
  readonly hertz: number;
  readonly fromS: number;
  readonly lastsS: number;
  readonly wave: OscillatorType;
}

const note = (hertz: number, fromS: number, lastsS: number, wave: OscillatorType = 'sine'): Note => ({
  hertz,
  fromS,
  lastsS,
  wave,
});

/** Notes of the maqam Ajam on C, which sounds bright to listeners of the region. */
const scores: Readonly<Record<Sound, readonly Note[]>> = {
  versus: [
    note(261.63, 0, 0.12, 'triangle'),
    note(392, 0.14, 0.12, 'triangle'),
    note(523.25, 0.28, 0.3, 'triangle'),
  ],
  lock: [note(392, 0, 0.07, 'triangle')],
  right: [note(523.25, 0, 0.12), note(783.99, 0.09, 0.28)],
  wrong: [note(261.63, 0, 0.14), note(220, 0.11, 0.26)],
  heart: [note(196, 0, 0.09, 'triangle'), note(155.56, 0.07, 0.24, 'triangle')],
  pull: [note(130.81, 0, 0.16, 'triangle'), note(174.61, 0.1, 0.2, 'triangle')],
  tick: [note(880, 0, 0.04, 'triangle')],
  win: [note(523.25, 0, 0.16), note(659.25, 0.12, 0.16), note(783.99, 0.24, 0.16), note(1046.5, 0.36, 0.5)],
};

const LOUDNESS = 0.14;
const ATTACK_S = 0.012;
const SILENCE = 0.0001;

let context: AudioContext | undefined;

function ring(audio: AudioContext, { hertz, fromS, lastsS, wave }: Note): void {
  const startS = audio.currentTime + fromS;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, startS);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS, startS + ATTACK_S);
  gain.gain.exponentialRampToValueAtTime(SILENCE, startS + lastsS);
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: hertz });
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(startS);
  oscillator.stop(startS + lastsS);
}

export async function synthesise(sound: Sound): Promise<void> {
  context ??= new AudioContext();
  // Browsers suspend audio until the player has touched the page.
  if (context.state === 'suspended') await context.resume();
  for (const one of scores[sound]) ring(context, one);
}
