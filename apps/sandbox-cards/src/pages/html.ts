/** Layout of the pages, which have no script. */
import { type PageLanguage, text } from './texts.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (raw: string): string => raw.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

const style = `
:root{color-scheme:dark;--ground:#0b0d20;--surface:#15182f;--line:#2f3460;--text:#f7f7fc;--soft:#b9bcd6;--press:#f6b93b;--edge:#b57a17;--on:#1a1533;--bad:#ff8f86;--good:#4fd6cf}
@media (prefers-color-scheme:light){:root{color-scheme:light;--ground:#f8f5ef;--surface:#fff;--line:#d9d4e4;--text:#1d1b38;--soft:#4f4d6b;--press:#f6b93b;--edge:#b57a17;--on:#1a1533;--bad:#b3261e;--good:#0f766e}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1.0625rem/1.6 'Lexend Variable','Vazirmatn Variable',system-ui,sans-serif}
main{max-inline-size:28rem;margin-inline:auto;padding:1.25rem 1rem 3rem}
.banner{margin:0;padding:.5rem 1rem;background:var(--good);color:var(--ground);text-align:center;font-weight:600;font-size:.9375rem}
h1{margin:.25rem 0 0;font-size:1.75rem;line-height:1.25}
.price{margin:0 0 1.25rem;color:var(--soft);font-size:1.1875rem}
form{display:grid;gap:.875rem;margin:0}
label{display:grid;gap:.25rem;font-size:.9375rem;color:var(--soft)}
input,select{inline-size:100%;min-block-size:3.25rem;padding:.625rem .875rem;border:2px solid var(--line);border-radius:1.125rem;background:var(--surface);color:var(--text);font:inherit}
.number{direction:ltr;text-align:start}
:lang(ar) .number,:lang(ckb) .number{text-align:end}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
button,.link{display:block;inline-size:100%;min-block-size:3.25rem;padding:.75rem 1rem;border:0;border-radius:1.125rem;background:var(--surface);box-shadow:0 4px 0 var(--line);color:var(--text);font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
.main{background:var(--press);box-shadow:0 4px 0 var(--edge);color:var(--on)}
button:active{transform:translateY(4px);box-shadow:none}
:focus-visible{outline:3px solid var(--good);outline-offset:2px}
.plain{background:none;box-shadow:none;color:var(--soft);font-weight:600}
.bad{margin:0 0 1rem;padding:.75rem 1rem;border-radius:1.125rem;border:2px solid var(--bad);color:var(--bad);font-weight:600}
h2{margin:1.75rem 0 .75rem;font-size:1.125rem}
.cards{display:grid;gap:.75rem}
.cards button{display:grid;gap:.125rem;text-align:start;font-weight:600}
.cards bdi{justify-self:start}
.cards small{color:var(--soft);font-size:.9375rem;font-weight:400}
bdi{unicode-bidi:isolate}
table{inline-size:100%;border-collapse:collapse;font-size:.9375rem}td,th{padding:.5rem;border-block-end:1px solid var(--line);text-align:start;vertical-align:top}
.row{display:flex;flex-wrap:wrap;gap:.5rem}.row button{inline-size:auto;min-block-size:2.75rem;padding:.375rem .75rem}
.wide{max-inline-size:64rem}`;

export const page = (
  language: PageLanguage,
  title: string,
  body: string,
  shape = '',
): string => `<!doctype html>
<html lang="${language}" dir="${language === 'en' ? 'ltr' : 'rtl'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>
<p class="banner">${text(language, 'banner')}</p><main class="${shape}">${body}</main></body></html>`;
