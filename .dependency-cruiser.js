/** Allowed imports between folders, in one direction, so that a change has effects in one direction only. */

const TESTS = '\\.(test|testing)\\.tsx?$|^apps/server/test/';

/**
 * Folders that others of their layer import, lowest first: each may import those before it. All others may import
 * these, and nothing of each other, so that folders form no cycle.
 */
const LOWEST_FIRST = {
  core: ['audit', 'avatars', 'events'],
  match: ['events', 'correction', 'settlement', 'rounds', 'view', 'clock', 'answers'],
  features: [
    'daily-challenge',
    'house-bot',
    'lobby',
    'play',
    'live',
    'accounts',
    'appearance',
    'billing',
    'daily-bonus',
    'matchmaking',
    'online',
  ],
};

/** Rules by which each folder of a layer imports only itself and lower ones, types included. */
function oneWay(layer) {
  const [folder, parts] = [`^apps/server/src/${layer}/`, LOWEST_FIRST[layer]];
  const rule = (from, allowed) => ({
    name: `server-${layer}-one-way`,
    comment: 'Folders of a layer form no cycle: see LOWEST_FIRST.',
    severity: 'error',
    from: { path: `${folder}${from}/`, pathNot: TESTS },
    to: { path: `${folder}[^/]+/`, pathNot: `${folder}(${allowed.join('|')})/` },
  });
  const others = rule('([^/]+)', ['$1', ...parts]);
  others.from.pathNot = `${folder}(${parts.join('|')})/|${TESTS}`;
  return [...parts.map((part, index) => rule(part, [part, ...parts.slice(0, index)])), others];
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Join two files that import each other, or extract a third. Dynamic imports do not count.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'Imported modules must exist, and be dependencies of the importing package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-test-code-in-production',
      comment: 'Test helpers are imported by tests only.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'rules-import-nothing',
      comment: 'Rules are pure: they use no library, no platform, no other package.',
      severity: 'error',
      from: { path: '^packages/rules/src/', pathNot: TESTS },
      to: { pathNot: '^packages/rules/src/' },
    },
    {
      name: 'rules-tests-import-rules',
      comment: 'Tests of rules import rules only.',
      severity: 'error',
      from: { path: `^packages/rules/src/.*(${TESTS})` },
      to: { path: '^(apps|packages|e2e|bench|scripts)/', pathNot: '^packages/rules/src/' },
    },
    {
      name: 'contract-imports-rules-only',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(apps|packages|e2e|bench|scripts)/', pathNot: '^packages/(contract|rules)/' },
    },
    {
      name: 'content-imports-contract-and-rules-only',
      severity: 'error',
      from: { path: '^packages/content/' },
      to: { path: '^(apps|packages|e2e|bench|scripts)/', pathNot: '^packages/(content|contract|rules)/' },
    },
    {
      name: 'pictures-import-rules-only',
      severity: 'error',
      from: { path: '^packages/pictures/' },
      to: { path: '^(apps|packages|e2e|bench|scripts)/', pathNot: '^packages/(pictures|rules)/' },
    },
    {
      name: 'web-imports-no-drawing-code',
      comment:
        'Browsers get names and sizes of pictures; the code that draws them is used by the build only.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: TESTS },
      to: {
        path: '^packages/pictures/',
        pathNot: '^packages/pictures/src/(pictures|picture-files|mascot-hashes|mascot-files)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-imports-packages-only',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^(apps/web|packages/pictures|e2e|bench|scripts)/' },
    },
    {
      name: 'server-imports-no-sandbox',
      comment: 'Sandboxes are separate programs, called over HTTP. Tests may run them in their process.',
      severity: 'error',
      from: { path: '^apps/server/', pathNot: TESTS },
      to: { path: '^apps/sandbox-' },
    },
    {
      name: 'sandboxes-import-rules-only',
      severity: 'error',
      from: { path: '^apps/sandbox-' },
      to: { path: '^(apps/(server|web)|packages/(contract|content)|e2e|bench|scripts)/' },
    },
    {
      name: 'content-in-question-import-only',
      comment:
        'The content contains the right answers, which the question import copies into the database. The store catalogue is not secret.',
      severity: 'error',
      from: {
        path: '^apps/server/',
        pathNot: `^apps/server/src/(core/questions|cli/questions)/|${TESTS}`,
      },
      to: { path: '^packages/content/', pathNot: '^packages/content/src/store/' },
    },
    {
      name: 'web-imports-contract-and-rules-only',
      comment: 'The content contains the right answers, and must never reach a browser.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(apps/server|packages/content|e2e|bench|scripts)/' },
    },
    {
      name: 'web-features-are-independent',
      comment: 'A feature of the web imports game, ui and lib; app combines features.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/(features|app)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-game-below-features',
      comment: 'Code shared by features imports none of them.',
      severity: 'error',
      from: { path: '^apps/web/src/game/', pathNot: '^apps/web/src/game/modes/table/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'web-modes-import-features-lazily',
      comment: 'A mode imports its screens lazily, when they are shown.',
      severity: 'error',
      from: { path: '^apps/web/src/game/modes/table/' },
      to: { path: '^apps/web/src/(features|app)/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'web-ui-and-lib-below-game',
      comment: 'Components and tools are independent of the game.',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/' },
      to: { path: '^(apps/web/src/(features|app|game)|packages/rules)/' },
    },
    {
      name: 'web-ui-and-lib-import-generic-contract',
      comment: "Components and tools import only the contract's calls, errors and languages.",
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/', pathNot: TESTS },
      to: {
        path: '^packages/contract/',
        pathNot:
          '^packages/contract/src/((brand|errors|languages|routes?)|realtime/(authorisation|match-events|player-events))\\.ts$|/locales/',
      },
    },
    {
      name: 'web-lib-below-ui',
      severity: 'error',
      from: { path: '^apps/web/src/lib/', pathNot: TESTS },
      to: { path: '^apps/web/src/ui/' },
    },
    {
      name: 'server-infrastructure-below-core',
      comment: 'Infrastructure imports no use case, no route, and no file that combines all layers.',
      severity: 'error',
      from: { path: '^apps/server/src/(lib|config|realtime|gateways)/', pathNot: TESTS },
      to: { path: '^apps/server/src/((features|match|http|pages|core)/|(deps|tables)\\.ts$)' },
    },
    {
      name: 'server-lib-and-config-below-gateways',
      comment: 'Gateways and the socket server take their settings from `config`.',
      severity: 'error',
      from: { path: '^apps/server/src/(lib|config)/', pathNot: TESTS },
      to: { path: '^apps/server/src/(gateways|realtime)/' },
    },
    {
      name: 'server-http-below-features',
      comment: 'Routing is independent of features; `app.ts` passes it what it needs of them.',
      severity: 'error',
      from: { path: '^apps/server/src/http/', pathNot: TESTS },
      to: { path: '^apps/server/src/(features|match|core|realtime|pages)/' },
    },
    {
      name: 'server-core-below-match',
      comment: 'Wallet, questions, mails and the like serve every match and feature, and import none.',
      severity: 'error',
      from: { path: '^apps/server/src/core/', pathNot: TESTS },
      to: { path: '^apps/server/src/(features|match|pages|jobs|cli)/' },
    },
    {
      name: 'server-match-below-features',
      comment:
        'Hooks of modes, and refunds of a cancelled match, are passed to the engine: see match-hooks.ts.',
      severity: 'error',
      from: { path: '^apps/server/src/match/', pathNot: TESTS },
      to: { path: '^apps/server/src/(features|pages|jobs|cli)/' },
    },
    ...oneWay('core'),
    ...oneWay('match'),
    ...oneWay('features'),
    {
      name: 'server-repositories-private',
      comment: "A feature calls another feature's use case, never its SQL.",
      severity: 'error',
      from: { path: '^apps/server/src/(core|features)/([^/]+)/' },
      to: {
        path: '^apps/server/src/(core|features)/.+\\.repository\\.ts$',
        pathNot: '^apps/server/src/$1/$2/',
      },
    },
    {
      name: 'server-repositories-below-features',
      comment: 'Code outside of features calls use cases too.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/(core|features)/' },
      to: { path: '^apps/server/src/(core|features)/.+\\.repository\\.ts$' },
    },
    {
      name: 'server-match-repositories-private',
      comment: 'The SQL of matches is used in their own layer only.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/match/' },
      to: { path: '^apps/server/src/match/.+\\.repository\\.ts$' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.artefacts|\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
