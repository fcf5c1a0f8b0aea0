import { type Plugin, parseSync } from 'vite';

/** Code with `* as styles` in place of `styles` in imports of CSS modules. */
export function importByName(code: string, path: string): string {
  let result = code;
  for (const node of parseSync(path, code).program.body.toReversed()) {
    if (node.type !== 'ImportDeclaration' || !node.source.value.endsWith('.module.css')) continue;
    const [first] = node.specifiers;
    if (first?.type === 'ImportDefaultSpecifier')
      result = `${result.slice(0, first.start)}* as ${result.slice(first.start)}`;
  }
  return result;
}

/**
 * Imports the classes of CSS modules by name rather than as an object, so that the bundler writes each class name where
 * it is used, and drops the names of classes and their list.
 */
export function classConstantsPlugin(): Plugin {
  return {
    name: 'class-constants',
    apply: 'build',
    enforce: 'post',
    /** Fails for a class that its style sheet lacks. */
    onLog(_level, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED') this.error(log);
    },
    transform: {
      filter: { id: /\.(?:tsx?|module\.css)$/ },
      handler: (code, id) =>
        id.endsWith('.css')
          ? // Keeps the rules of a module whose names have all been written elsewhere.
            { code, map: null, moduleSideEffects: 'no-treeshake' }
          : { code: importByName(code, id), map: null },
    },
  };
}
