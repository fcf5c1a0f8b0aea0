import { directionOf, type Language } from '@trivia/contract/languages.ts';

interface MailParts {
  readonly greeting: string;
  readonly body: string;
  readonly code: string | undefined;
  readonly action: { readonly label: string; readonly link: string } | undefined;
  readonly footer: string;
}

const codeBlock = (code: string): string =>
  `<p dir="ltr" style="margin:0 0 24px;padding:16px;border-radius:18px;background:#15182f;color:#fbbf24;font-size:32px;font-weight:800;letter-spacing:8px">${code}</p>`;

const actionBlock = ({ label, link }: NonNullable<MailParts['action']>): string =>
  `<p style="margin:0 0 24px"><a href="${link}" style="display:inline-block;padding:14px 28px;border-radius:18px;background:#fbbf24;color:#14152b;font-weight:700;text-decoration:none">${label}</a></p>`;

/** Lays a mail out as text and HTML. Mail readers support little CSS, so each element is styled inline. */
export function layOutMail(language: Language, { greeting, body, code, action, footer }: MailParts) {
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<body style="margin:0;background:#0b0d20;color:#f7f7fc;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px 24px;text-align:center">
<h1 style="font-size:24px;line-height:1.4;margin:0 0 12px">${greeting}</h1>
<p style="margin:0 0 24px;color:#cdd0e4">${body}</p>
${code ? codeBlock(code) : ''}${action ? actionBlock(action) : ''}
<p style="margin:0;font-size:13px;color:#a2a5c0">${footer}</p>
</div>
</body>
</html>`;
  const parts = [greeting, body, code, action && `${action.label}\n${action.link}`, footer];
  return { text: `${parts.filter(Boolean).join('\n\n')}\n`, html };
}
