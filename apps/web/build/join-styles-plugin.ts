import type { Plugin, Rolldown } from 'vite';
import { listViews } from './screen-views.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Screen whose styles come first, where most visits begin. */
const FIRST_SCREEN = '/home';
const PUBLIC_SCRIPT = /\.ts$/;
const PRELOAD_HELPER = /\bvite\/preload-helper\.js$/;
const APPEND_TO_HEAD = 'document.head.appendChild(link)';

/** A style sheet to make: the parts that ask for it, and the sheets that it joins. */
interface Plan {
  readonly parts: readonly Chunk[];
  readonly sheets: ReadonlySet<string>;
}

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

/** Chunks that have some of the modules, with all that they import. */
function chunksWith(bundle: Bundle, modules: ReadonlySet<string>): ReadonlySet<Chunk> {
  const found = new Set<Chunk>();
  for (const output of Object.values(bundle))
    if (output.type === 'chunk' && output.moduleIds.some((id) => modules.has(id)))
      closureOf(bundle, output.fileName, found);
  return found;
}

/** Plans two sheets of the game: the one of its document, and another for the parts with other styles. */
function planGame(bundle: Bundle, entry: Chunk, firstModules: ReadonlySet<string>): readonly Plan[] {
  const all = closureWithLateParts(bundle, entry.fileName);
  const atFirst = chunksWith(bundle, firstModules).union(closureOf(bundle, entry.fileName));
  const first = sheetsOf([...all].filter((chunk) => atFirst.has(chunk)));
  const others = [...all].filter((chunk) => !atFirst.has(chunk) && sheetsOf([chunk]).size > 0);
  return [
    { parts: [entry], sheets: first },
    { parts: others, sheets: sheetsOf(others) },
  ];
}

/** Plans a sheet for each part that public pages fetch late. */
function planPublic(bundle: Bundle, entry: Chunk): readonly Plan[] {
  const parts = entry.dynamicImports.flatMap((name) => chunkOf(bundle, name) ?? []);
  return parts.map((part) => ({ parts: [part], sheets: sheetsOf(closureOf(bundle, part.fileName)) }));
}

/**
 * Joins the style sheets of the build: one for the first screen, one for all others, and one for each part that public pages
 * fetch late. A sheet beside each script would take a slow network longer: its request weighs more than the styles that
 * it spares.
 */
export function joinStylesPlugin(views: () => ReturnType<typeof listViews> = listViews): Plugin {
  let firstModules: ReadonlySet<string> = new Set();
  let isPatched = false;
  return {
    name: 'join-styles',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    async renderStart() {
      const first = (await views()).find(({ name }) => name === FIRST_SCREEN);
      if (!first) throw new Error(`No screen is at ${FIRST_SCREEN}.`);
      firstModules = new Set([...first.files, ...first.late]);
    },
    transform: {
      filter: { id: PRELOAD_HELPER },
      // The document's sheet is in its body. One in the head would come before it, so its own styles would lose.
      handler(code) {
        isPatched = code.includes(APPEND_TO_HEAD);
        return { code: code.replace(APPEND_TO_HEAD, 'document.body.appendChild(link)'), map: null };
      },
    },
    generateBundle: {
      // Before the bundler writes the style sheets of each lazy part into the scripts.
      order: 'pre',
      handler(_options, bundle) {
        if (!isPatched) throw new Error('The bundler loads style sheets in another way.');
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const plans = chunks
          .filter(({ isEntry }) => isEntry)
          .flatMap((entry) =>
            PUBLIC_SCRIPT.test(entry.facadeModuleId ?? '')
              ? planPublic(bundle, entry)
              : planGame(bundle, entry, firstModules),
          );
        const joined = plans.map(({ parts, sheets }) => ({
          parts,
          source: [...sheets].map((name) => readSheet(bundle, name)).join(''),
        }));
        for (const name of sheetsOf(chunks)) delete bundle[name];
        for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear();
        for (const { parts, source } of joined.filter((sheet) => sheet.source !== '')) {
          const file = this.getFileName(this.emitFile({ type: 'asset', name: 'styles.css', source }));
          for (const { viteMetadata } of parts) viteMetadata?.importedCss.add(file);
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
