/** Imports, text keys and text areas of a source file, read from its syntax tree. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, type ParseResult, parseSync, Visitor, type VisitorObject } from 'vite';

export interface Edge {
  /** Absolute path of the imported file. */
  readonly to: string;
  readonly isLazy: boolean;
  /** Areas that load together with the file: those beside its import in `{ areas, load }`. */
  readonly areas: readonly string[];
}

export interface SourceFile {
  readonly edges: readonly Edge[];
  /** String literals that may be text keys. */
  readonly strings: readonly string[];
  /** Patterns of computed text keys, such as `category.${id}`. */
  readonly patterns: readonly RegExp[];
  /** Areas that the file loads itself: `useTexts('area')`, `load(['area'])`. */
  readonly areas: readonly string[];
}

/** Represents all areas: `listAreas()`, used by screens for developers only. */
export const ALL_AREAS = '*';

const loaders = ['useTexts', 'load'];

const isRelative = (source: string): boolean => source.startsWith('.');

function visit(node: ESTree.Node, visitor: VisitorObject): void {
  new Visitor(visitor).visit({ type: 'Program', body: [node] } as unknown as ESTree.Program);
}

function areasIn(node: ESTree.Node): string[] {
  const found: string[] = [];
  visit(node, {
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
    Identifier: ({ name }) => void (name === 'listAreas' && found.push(ALL_AREAS)),
  });
  return found;
}

function nameOf(node: ESTree.Node): string | undefined {
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return node.type === 'Identifier' ? node.name : undefined;
}

/** Areas of an object with the shape `{ areas, load }`; empty for other objects. */
function areasBesideLoad({ properties }: ESTree.ObjectExpression): string[] {
  const values = new Map(
    properties.flatMap((one) => (one.type === 'Property' ? [[nameOf(one.key), one.value] as const] : [])),
  );
  const areas = values.get('areas');
  return areas && values.has('load') ? areasIn(areas) : [];
}

/** Pattern of the keys that a template literal makes; null if it does not begin like a key. */
function patternOf({ quasis }: ESTree.TemplateLiteral): RegExp | null {
  const parts = quasis.map(({ value }) => (value.cooked ?? '').replaceAll('.', '\\.'));
  const isKey = parts.length > 1 && /^\w+\\\.[\w.\\]*$/.test(parts[0] ?? '');
  return isKey ? new RegExp(`^${parts.join('.+')}$`) : null;
}

const staticEdges = ({ staticImports }: ParseResult['module'], resolve: (source: string) => string): Edge[] =>
  staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .filter(({ moduleRequest }) => isRelative(moduleRequest.value))
    .map(({ moduleRequest }) => ({ to: resolve(moduleRequest.value), isLazy: false, areas: [] }));

/** Collects the lazy imports, strings, patterns and areas of a file. */
function collect(program: ESTree.Program, resolve: (source: string) => string) {
  const found = {
    edges: [] as Edge[],
    strings: [] as string[],
    patterns: [] as RegExp[],
    areas: [] as string[],
  };
  const objects: (readonly string[])[] = [];
  const types: ESTree.Node[] = [];
  new Visitor({
    TSLiteralType: (node) => void types.push(node),
    'TSLiteralType:exit': () => void types.pop(),
    Literal: ({ value }) =>
      void (typeof value === 'string' && types.length === 0 && found.strings.push(value)),
    TemplateLiteral(node) {
      const pattern = patternOf(node);
      if (pattern) found.patterns.push(pattern);
    },
    CallExpression({ callee, arguments: values }) {
      if (loaders.includes(nameOf(callee) ?? '')) found.areas.push(...values.flatMap(areasIn));
    },
    ObjectExpression: (node) => void objects.push(areasBesideLoad(node)),
    'ObjectExpression:exit': () => void objects.pop(),
    ImportExpression({ source }) {
      const path = source.type === 'Literal' && typeof source.value === 'string' ? source.value : '';
      if (isRelative(path)) found.edges.push({ to: resolve(path), isLazy: true, areas: objects.flat() });
    },
  }).visit(program);
  return found;
}

export function readSource(path: string): SourceFile {
  const { program, module } = parseSync(path, readFileSync(path, 'utf8'));
  const resolve = (source: string): string => join(dirname(path), source);
  const found = collect(program, resolve);
  return { ...found, edges: [...staticEdges(module, resolve), ...found.edges] };
}
