import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const PUBLIC_SCRIPT = /\.ts$/;

function chunkOf(bundle: Bundle, name: string): Chunk | null {
  const output = bundle[name];
  return output?.type === 'chunk' ? output : null;
}

/** A chunk and all that it imports, each after its own imports, as their styles must follow each other. */
function closureOf(bundle: Bundle, first: string, found: Set<Chunk> = new Set()): ReadonlySet<Chunk> {
  const chunk = chunkOf(bundle, first);
  if (!chunk || found.has(chunk)) return found;
  for (const name of chunk.imports) closureOf(bundle, name, found);
  return found.add(chunk);
}

/** The closure of a chunk, and then those of its lazy parts and of theirs. */
function closureWithLateParts(bundle: Bundle, first: string): ReadonlySet<Chunk> {
  const found = new Set(closureOf(bundle, first));
  for (const { dynamicImports } of found)
    for (const name of dynamicImports) for (const chunk of closureOf(bundle, name)) found.add(chunk);
  return found;
}

const sheetsOf = (chunks: Iterable<Chunk>): ReadonlySet<string> =>
  new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));

function readSheet(bundle: Bundle, name: string): string {
  const asset = bundle[name];
  if (asset?.type !== 'asset') throw new Error(`The build has no style sheet ${name}.`);
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
}

/** Style sheets to make: the part that asks for one, and the chunks whose styles it has. */
function planSheets(bundle: Bundle, entry: Chunk): readonly (readonly [Chunk, ReadonlySet<Chunk>])[] {
  if (!PUBLIC_SCRIPT.test(entry.facadeModuleId ?? ''))
    return [[entry, closureWithLateParts(bundle, entry.fileName)]];
  const parts = entry.dynamicImports.flatMap((name) => chunkOf(bundle, name) ?? []);
  return parts.map((part) => [part, closureOf(bundle, part.fileName)]);
}

/**
 * Joins the style sheets of the build: one for the whole game, and one for each part that public pages fetch late. A
 * sheet beside each script would take a slow network longer: its request weighs more than the styles that it spares.
 */
export function joinStylesPlugin(): Plugin {
  return {
    name: 'join-styles',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    generateBundle: {
      // Before the bundler writes the style sheets of each lazy part into the scripts.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const plans = chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => planSheets(bundle, entry));
        const sheets = plans.map(([part, from]) => ({
          part,
          source: [...sheetsOf(from)].map((name) => readSheet(bundle, name)).join(''),
        }));
        for (const name of sheetsOf(chunks)) delete bundle[name];
        for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear();
        for (const { part, source } of sheets.filter((sheet) => sheet.source !== '')) {
          const file = this.emitFile({ type: 'asset', name: 'styles.css', source });
          part.viteMetadata?.importedCss.add(this.getFileName(file));
        }
      },
    },
    // The mark in the document is seen while the sheet is still on its way.
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [link = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
        return html.replace(link, '').replace('</svg>', (end) => end + link);
      },
    },
  };
}
