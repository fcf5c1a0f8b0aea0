import { type Browser, chromium as driver } from 'playwright-core';
import { chromium, ensureProgram } from '../scripts/ensure-programs.ts';

/** What a browser in a test needs no more than. */
export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium that `CHROMIUM_PATH` names, or else that of the machine. */
export const findBrowser = async (): Promise<string> =>
  process.env.CHROMIUM_PATH ?? (await ensureProgram(chromium));

export const launchBrowser = async (): Promise<Browser> =>
  driver.launch({ executablePath: await findBrowser(), args: flags });
