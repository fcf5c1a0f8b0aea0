/** Where coins come from: today's challenge, on the home screen. */
export const coinsPath = '/home#daily';
