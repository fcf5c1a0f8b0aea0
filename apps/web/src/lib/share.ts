interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Shares by the device's own function, or copies where there is none. A failure is only logged. */
export async function share({ title, text, url }: Shared): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (navigator.share) {
      await navigator.share({ title, text, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(`${text}\n${url}`);
    return 'copied';
  } catch (error) {
    console.info('Sharing did not happen.', error);
    return 'failed';
  }
}

/** Copies a text, and answers whether it could. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.info('Copying did not happen.', error);
    return false;
  }
}

/** The page on which a friend signs up with the player's referral code. */
export const referralUrl = (code: string): string =>
  `${location.origin}/landing?ref=${encodeURIComponent(code)}`;
