/** Which folder may import which: one way only, so that a change is felt in one direction. */

const TESTS = '\\.(test|testing)\\.tsx?$|^apps/server/test/';

/**
 * Parts that others of their floor import, lowest first: each may import those before it. All others may import
 * these, and nothing of each other, so that no circle of folders can come about.
 */
const LOWEST_FIRST = {
  core: ['audit', 'avatars', 'events'],
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

/** A part's imports of its own floor, types included, lead to itself and to parts below it. */
function oneWay(floor) {
  const [folder, parts] = [`^apps/server/src/${floor}/`, LOWEST_FIRST[floor]];
  const rule = (from, allowed) => ({
    name: `server-${floor}-one-way`,
    comment: 'Parts of a floor form no circle: see LOWEST_FIRST.',
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
      comment:
        'Two files that need each other are one, or lack a third. What is fetched later needs nobody now.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'What is imported must be there, and be declared by the package that imports it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'Helpers of tests stay out of what runs.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'rules-import-nothing',
      comment: 'Rules are pure: no library, no platform, no other part.',
      severity: 'error',
      from: { path: '^packages/rules/src/', pathNot: TESTS },
      to: { pathNot: '^packages/rules/src/' },
    },
    {
      name: 'rules-tests-import-rules',
      comment: 'Rules are tested by themselves.',
      severity: 'error',
      from: { path: `^packages/rules/src/.*(${TESTS})` },
      to: { path: '^(apps|packages|e2e|bench|scripts)/', pathNot: '^packages/rules/src/' },
    },
    {
      name: 'contract-imports-rules-at-most',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(apps|packages|e2e|bench|scripts)/', pathNot: '^packages/(contract|rules)/' },
    },
    {
      name: 'content-imports-contract-and-rules-at-most',
      severity: 'error',
      from: { path: '^packages/content/' },
      to: { path: '^(apps|packages|e2e|bench|scripts)/', pathNot: '^packages/(content|contract|rules)/' },
    },
    {
      name: 'pictures-import-rules-at-most',
      severity: 'error',
      from: { path: '^packages/pictures/' },
      to: { path: '^(apps|packages|e2e|bench|scripts)/', pathNot: '^packages/(pictures|rules)/' },
    },
    {
      name: 'web-is-sent-no-drawing',
      comment: 'Browsers know names and sizes of pictures; the code that draws them stays in the build.',
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
      name: 'server-speaks-to-the-sandboxes',
      comment: 'They are programs of their own, spoken to over HTTP. Tests may run them in their process.',
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
      name: 'server-brings-content-in-only',
      comment:
        'The answers are in the content; once brought in, they are in the database and nowhere else. What the store offers is no secret.',
      severity: 'error',
      from: {
        path: '^apps/server/',
        pathNot: `^apps/server/src/(core/questions|cli/questions)/|${TESTS}`,
      },
      to: { path: '^packages/content/', pathNot: '^packages/content/src/store/' },
    },
    {
      name: 'web-imports-contract-and-rules-only',
      comment: 'The content holds the answers: it must never reach a browser.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(apps/server|packages/content|e2e|bench|scripts)/' },
    },
    {
      name: 'web-features-apart',
      comment: 'A feature of the web imports game, ui and lib; app joins features.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/(features|app)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-game-below-features',
      comment: 'What features share of the game knows none of them.',
      severity: 'error',
      from: { path: '^apps/web/src/game/', pathNot: '^apps/web/src/game/modes/table/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'web-modes-fetch-features',
      comment: 'A mode names its screens, which are fetched when they are shown.',
      severity: 'error',
      from: { path: '^apps/web/src/game/modes/table/' },
      to: { path: '^apps/web/src/(features|app)/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'web-ui-and-lib-below-game',
      comment: 'Components and tools know no trivia.',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/' },
      to: { path: '^(apps/web/src/(features|app|game)|packages/rules)/' },
    },
    {
      name: 'web-ui-and-lib-know-no-trivia',
      comment: 'Of the contract they know how calls, errors and languages look.',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/', pathNot: TESTS },
      to: {
        path: '^packages/contract/',
        pathNot: '^packages/contract/src/(brand|errors|languages|realtime|routes?)\\.ts$|/locales/',
      },
    },
    {
      name: 'web-lib-below-ui',
      severity: 'error',
      from: { path: '^apps/web/src/lib/', pathNot: TESTS },
      to: { path: '^apps/web/src/ui/' },
    },
    {
      name: 'server-ground-knows-no-game',
      comment: 'What everything stands on knows no table, no use case and no route.',
      severity: 'error',
      from: { path: '^apps/server/src/(lib|realtime|gateways)/', pathNot: TESTS },
      to: { path: '^apps/server/src/(features|match|http|pages|core)/' },
    },
    {
      name: 'server-http-knows-no-feature',
      comment: 'Routes and their guards serve any feature; `app.ts` hands in what they ask of one.',
      severity: 'error',
      from: { path: '^apps/server/src/http/', pathNot: TESTS },
      to: { path: '^apps/server/src/(features|match|realtime|pages)/' },
    },
    {
      name: 'server-core-below-match',
      comment: 'Wallet, questions, mails and the like serve every match and feature, and know none.',
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
    ...oneWay('features'),
    {
      name: 'server-repositories-at-home',
      comment: "A feature calls another one's use case, never its SQL.",
      severity: 'error',
      from: { path: '^apps/server/src/(core|features)/([^/]+)/' },
      to: {
        path: '^apps/server/src/(core|features)/.+\\.repository\\.ts$',
        pathNot: '^apps/server/src/$1/$2/',
      },
    },
    {
      name: 'server-repositories-for-features',
      comment: 'Whatever is no feature asks a use case too.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/(core|features)/' },
      to: { path: '^apps/server/src/(core|features)/.+\\.repository\\.ts$' },
    },
    {
      name: 'server-match-repositories-at-home',
      comment: 'The SQL of matches stays on the floor of matches.',
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
