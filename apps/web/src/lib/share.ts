interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Shares by the device's share sheet, or copies where there is none. A failure is only logged. */
export async function share({ title, text, url }: Shared): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (navigator.share) {
      await navigator.share({ title, text, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(`${text}\n${url}`);
    return 'copied';
  } catch (error) {
    console.info('Sharing failed.', error);
    return 'failed';
  }
}

/** Copies a text. Returns whether it succeeded. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.info('Copying failed.', error);
    return false;
  }
}

/** Sign-up page with the player's referral code. */
export const referralUrl = (code: string): string =>
  `${location.origin}/landing?ref=${encodeURIComponent(code)}`;
