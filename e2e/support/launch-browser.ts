import { type Browser, chromium as driver } from 'playwright-core';
import { chromium, ensureProgram } from '../../scripts/ensure-programs.ts';

/** Flags that disable browser features which tests don't need. */
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

/** Path of Chromium: `CHROMIUM_PATH`, or the installed one. */
export const findBrowser = async (): Promise<string> =>
  process.env.CHROMIUM_PATH ?? (await ensureProgram(chromium));

export const launchBrowser = async (): Promise<Browser> =>
  driver.launch({ executablePath: await findBrowser(), args: flags });
