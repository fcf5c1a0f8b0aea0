/** Layout of the sandbox's pages, which run no scripts. */
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

const style = `
:root{color-scheme:dark;--ground:#0b0d20;--surface:#15182f;--raised:#1e2242;--line:#5d6390;--text:#f7f7fc;--soft:#b9bcd6;--press:#f6b93b;--on:#1a1533;--bad:#ff8f86;--good:#4fd6cf}
@media (prefers-color-scheme:light){:root{color-scheme:light;--ground:#f8f5ef;--surface:#fff;--raised:#f1ecf8;--line:#807a96;--text:#1d1b38;--soft:#4f4d6b;--bad:#b3261e;--good:#0f766e}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.6 'Lexend Variable',system-ui,sans-serif}
.banner{margin:0;padding:.5rem 1rem;background:var(--good);color:var(--ground);text-align:center;font-weight:600}
main{max-inline-size:76rem;margin-inline:auto;padding:1.25rem 1rem 3rem}
h1{margin:0;font-size:1.75rem}h2{margin:2rem 0 .75rem;font-size:1.25rem}h3{margin:0;font-size:1.0625rem}p{margin:0;color:var(--soft)}
nav{display:flex;flex-wrap:wrap;gap:.5rem;margin-block:1rem}
nav a{padding:.5rem 1rem;border-radius:99rem;background:var(--surface);color:var(--text);font-weight:600;text-decoration:none}
.grid{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));align-items:start}
article{display:grid;gap:.75rem;padding:1rem;border-radius:1.1rem;background:var(--surface)}
article.phone{border-block-start:4px solid var(--good)}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}
label{display:grid;flex:1 1 7rem;gap:.125rem;font-size:.875rem;color:var(--soft)}
input,select{inline-size:100%;min-block-size:2.75rem;padding:.375rem .75rem;border:2px solid var(--line);border-radius:.8rem;background:var(--ground);color:var(--text);font:inherit}
button{min-block-size:2.75rem;padding:.375rem 1rem;border:0;border-radius:.8rem;background:var(--raised);color:var(--text);font:inherit;font-weight:700;cursor:pointer}
button.main{background:var(--press);color:var(--on)}
:focus-visible{outline:3px solid var(--good);outline-offset:2px}
dl{display:grid;grid-template-columns:auto 1fr;gap:.125rem .75rem;margin:0}dt{color:var(--soft)}dd{margin:0;font-weight:600}
ol{display:grid;gap:.5rem;margin:0;padding:0;list-style:none}
ol.sms li{padding:.5rem .75rem;border-radius:.25rem 1rem 1rem 1rem;background:var(--raised);overflow-wrap:anywhere}
small,time{display:block;color:var(--soft);font-size:.8125rem}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
.bad{padding:.75rem 1rem;border:2px solid var(--bad);border-radius:1.1rem;color:var(--bad);font-weight:600}`;

export interface SandboxSection {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

/** Page of the sandbox, for developers: one section each for operators, mail and cards. */
export function sandboxPage(sections: readonly SandboxSection[], problem: string | undefined): string {
  const links = sections.map(({ id, title }) => `<a href="#${id}">${title}</a>`).join('\n');
  const alert = problem ? `<p class="bad" role="alert">${escapeHtml(problem)}</p>` : '';
  const body = sections
    .map(({ id, title, html }) => `<section id="${id}"><h2>${title}</h2>${html}</section>`)
    .join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Sandbox</title><style>${style}</style></head><body>
<p class="banner">Test operator, test mail, test cards: no SMS, mail or money leaves this machine.</p>
<main><h1>Sandbox</h1><nav><a href="/sandbox">Refresh</a>
${links}</nav>${alert}
${body}</main></body></html>`;
}

/** Baghdad time of the operator's clock, as text. */
export const timeText = (atMs: number): string =>
  new Date(atMs).toLocaleString('en-GB', {
    timeZone: 'Asia/Baghdad',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
