import { directionOf, type Language } from '@trivia/contract/languages.ts';

interface MailParts {
  readonly greeting: string;
  readonly body: string;
  readonly code: string;
  readonly footer: string;
}

/** A mail as text and as HTML, in our colours. Mail readers know little CSS, so it stands on each element. */
export function layOutMail(language: Language, { greeting, body, code, footer }: MailParts) {
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<body style="margin:0;background:#0b0d20;color:#f7f7fc;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px 24px;text-align:center">
<h1 style="font-size:24px;line-height:1.4;margin:0 0 12px">${greeting}</h1>
<p style="margin:0 0 24px;color:#cdd0e4">${body}</p>
<p dir="ltr" style="margin:0 0 24px;padding:16px;border-radius:18px;background:#fbbf24;color:#14152b;font-size:32px;font-weight:800;letter-spacing:8px">${code}</p>
<p style="margin:0;font-size:13px;color:#a2a5c0">${footer}</p>
</div>
</body>
</html>`;
  return { text: `${greeting}\n\n${body}\n\n${code}\n\n${footer}\n`, html };
}
