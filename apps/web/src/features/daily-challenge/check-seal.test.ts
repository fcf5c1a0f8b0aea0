// @vitest-environment node
import { expect, it } from 'vitest';
import { checkSeal, readDocument } from './check-seal.ts';

const paper = '{"day":"2026-11-20","key":[{"question":"q","right":"دیجلە"}],"seed":"00"}';
/** Output of `printf '%s' … | sha256sum`. */
const hash = '8fd312d0afc46113242f6c37cbe2fe03669d3f4e95a9de13b0fbf4982fe0fe52';

it('holds for the sealed document, and for no other', async () => {
  expect(await checkSeal(paper, hash)).toEqual({ published: hash, computed: hash, holds: true });
  expect((await checkSeal(paper.replace('q', 'p'), hash)).holds).toBe(false);
});

it('reads the questions and right answers of an opened document', () => {
  expect(readDocument(paper)).toEqual([{ question: 'q', right: 'دیجلە' }]);
});
