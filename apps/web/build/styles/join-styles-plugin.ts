import type { Plugin, Rolldown } from 'vite';
import { listViews } from '../sources/screen-views.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Screen of the first style sheet, where most visits begin. */
const FIRST_SCREEN = '/home';
const PUBLIC_SCRIPT = /\.ts$/;
const PRELOAD_HELPER = /\bvite\/preload-helper\.js$/;
const APPEND_TO_HEAD = 'document.head.appendChild(link)';

/** A style sheet to write: the chunks that link it, and the sheets that it joins. */
interface Plan {
  readonly chunks: readonly Chunk[];
  readonly sheets: ReadonlySet<string>;
}

function chunkOf(bundle: Bundle, name: string): Chunk | null {
  const output = bundle[name];
  return output?.type === 'chunk' ? output : null;
}

/** A chunk with all its imports, each after its own imports: the order of their styles. */
function closureOf(bundle: Bundle, first: string, found: Set<Chunk> = new Set()): ReadonlySet<Chunk> {
  const chunk = chunkOf(bundle, first);
  if (!chunk || found.has(chunk)) return found;
  for (const name of chunk.imports) closureOf(bundle, name, found);
  return found.add(chunk);
}

/** The closure of a chunk, followed by those of its lazy imports, recursively. */
function closureWithLazyParts(bundle: Bundle, first: string): ReadonlySet<Chunk> {
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

/** Chunks that contain any of the modules, with all their imports. */
function chunksWith(bundle: Bundle, modules: ReadonlySet<string>): ReadonlySet<Chunk> {
  const found = new Set<Chunk>();
  for (const output of Object.values(bundle))
    if (output.type === 'chunk' && output.moduleIds.some((id) => modules.has(id)))
      closureOf(bundle, output.fileName, found);
  return found;
}

/** Plans the two sheets of the game: one for its document, and one for all other chunks. */
function planGame(bundle: Bundle, entry: Chunk, firstModules: ReadonlySet<string>): readonly Plan[] {
  const all = closureWithLazyParts(bundle, entry.fileName);
  const atFirst = chunksWith(bundle, firstModules).union(closureOf(bundle, entry.fileName));
  const first = sheetsOf([...all].filter((chunk) => atFirst.has(chunk)));
  const others = [...all].filter((chunk) => !atFirst.has(chunk) && sheetsOf([chunk]).size > 0);
  return [
    { chunks: [entry], sheets: first },
    { chunks: others, sheets: sheetsOf(others) },
  ];
}

/** Plans a sheet for each lazy component of the public pages. */
function planPublic(bundle: Bundle, entry: Chunk): readonly Plan[] {
  const lazyChunks = entry.dynamicImports.flatMap((name) => chunkOf(bundle, name) ?? []);
  return lazyChunks.map((chunk) => ({
    chunks: [chunk],
    sheets: sheetsOf(closureOf(bundle, chunk.fileName)),
  }));
}

/**
 * Joins the style sheets of the build: one for the first screen, one for all others, and one for each lazy component of
 * the public pages. On a slow network, a separate sheet's request costs more than the styles that it saves.
 */
export function joinStylesPlugin(views: () => ReturnType<typeof listViews> = listViews): Plugin {
  let firstModules: ReadonlySet<string> = new Set();
  let isPatched = false;
  return {
    name: 'join-styles',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    async renderStart() {
      const first = (await views()).find(({ name }) => name === FIRST_SCREEN);
      if (!first) throw new Error(`No screen has the path ${FIRST_SCREEN}.`);
      firstModules = new Set([...first.files, ...first.deferred]);
    },
    transform: {
      filter: { id: PRELOAD_HELPER },
      // Later sheets must follow the document's, which is in the body: in the head, their styles would lose.
      handler(code) {
        isPatched = code.includes(APPEND_TO_HEAD);
        return { code: code.replace(APPEND_TO_HEAD, 'document.body.appendChild(link)'), map: null };
      },
    },
    generateBundle: {
      // Runs before the bundler moves the styles of lazy imports into scripts.
      order: 'pre',
      handler(_options, bundle) {
        if (!isPatched) throw new Error('The bundler has changed its loader of style sheets.');
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const plans = chunks
          .filter(({ isEntry }) => isEntry)
          .flatMap((entry) =>
            PUBLIC_SCRIPT.test(entry.facadeModuleId ?? '')
              ? planPublic(bundle, entry)
              : planGame(bundle, entry, firstModules),
          );
        const joined = plans.map(({ chunks: linking, sheets }) => ({
          linking,
          source: [...sheets].map((name) => readSheet(bundle, name)).join(''),
        }));
        for (const name of sheetsOf(chunks)) delete bundle[name];
        for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear();
        for (const { linking, source } of joined.filter((sheet) => sheet.source !== '')) {
          const file = this.getFileName(this.emitFile({ type: 'asset', name: 'styles.css', source }));
          for (const { viteMetadata } of linking) viteMetadata?.importedCss.add(file);
        }
      },
    },
    // Move the link behind the logo, so that the logo is painted while the sheet is loading.
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [link = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
        return html.replace(link, '').replace('</svg>', (end) => end + link);
      },
    },
  };
}
