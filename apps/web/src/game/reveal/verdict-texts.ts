/** What is said of an answer once its round is closed. */
export const verdictTexts = { right: 'play.right', wrong: 'play.wrong', none: 'play.none' } as const;
