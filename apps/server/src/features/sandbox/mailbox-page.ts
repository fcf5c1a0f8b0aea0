interface ShownMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const mailOf = ({ to, subject, text }: ShownMail): string => `<article>
<h2 dir="auto">${escapeHtml(subject)}</h2><p>To <bdi>${escapeHtml(to)}</bdi></p>
<pre dir="auto">${escapeHtml(text)}</pre></article>`;

/** The mailbox of the sandbox, newest mail first. */
export const mailboxPage = (mails: readonly ShownMail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sandbox mailbox</title><style>
body{margin:0 auto;max-width:40rem;padding:1.5rem 1rem;background:#0b0d20;color:#f7f7fc;font:1rem/1.6 system-ui,sans-serif}
article{margin-block:1rem;padding:1rem;border-radius:1.1rem;background:#15182f}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin:0}p{margin:0;color:#a2a5c0}pre{white-space:pre-wrap;font:inherit}
</style></head><body><main><h1>Sandbox mailbox</h1>
<p>No mail leaves this machine. What would have gone out is here, newest first.</p>
${mails.length === 0 ? '<article><p>No mail yet.</p></article>' : mails.map(mailOf).join('\n')}
</main></body></html>`;
