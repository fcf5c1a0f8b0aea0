import { menuLanguages, toLanguage } from '@trivia/contract/languages.ts';
import type { RenderedPage } from '../../src/app/public/render-page.tsx';

interface Page extends RenderedPage {
  /** Path of the page; null for the page at unknown addresses. */
  readonly path: string | null;
}

interface PageFrame {
  readonly style: string;
  readonly beforePaint: string;
  readonly scriptPath: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** Placeholder for the server's public origin, because search engines need absolute URLs. */
export const ORIGIN = '{{origin}}';

function addresses({ path, language, menuLanguage, title, description }: Page): string {
  if (path === null) return '<meta name="robots" content="noindex">';
  const own = `${ORIGIN}${path}?lang=${menuLanguage}`;
  const others = menuLanguages
    .map(
      (other) =>
        `<link rel="alternate" hreflang="${toLanguage(other)}" href="${ORIGIN}${path}?lang=${other}">`,
    )
    .join('');
  return `<link rel="canonical" href="${own}">${others}<link rel="alternate" hreflang="x-default" href="${ORIGIN}${path}">
<meta property="og:type" content="website"><meta property="og:url" content="${own}">
<meta property="og:title" content="${escapeHtml(title)}"><meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:locale" content="${language}_IQ"><meta property="og:image" content="${ORIGIN}/share.png">
<meta name="twitter:card" content="summary_large_image">`;
}

/** URL of the language's font, from the style sheet. */
function fontOf({ language }: Page, style: string): string {
  const name = language === 'en' ? 'lexend-latin' : 'vazirmatn-arabic';
  const [path] = new RegExp(`/assets/${name}[^)"']*woff2`).exec(style) ?? [];
  return path ? `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>` : '';
}

/** A document with inline styles, so that the first paint needs no other file. */
export function layOutPage(page: Page, { style, beforePaint, scriptPath }: PageFrame): string {
  const { language, menuLanguage, direction, title, description, body } = page;
  return `<!doctype html>
<html lang="${language}" dir="${direction}" data-theme="dark" data-lang="${menuLanguage}"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">
<meta name="color-scheme" content="dark light"><meta name="theme-color" content="#0b0d20">
<script>${beforePaint}</script>
${fontOf(page, style)}
<style>${style}</style>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.${language}.webmanifest">
${addresses(page)}
</head><body data-lang="${menuLanguage}">${body}
<script type="module" src="${scriptPath}"></script></body></html>
`;
}
