// Who may import whom. Run through checks/src/imports.ts, which also proves that files were read.

import { floors } from './server/src/modules/floors.ts';

/** Paths of the components that other features may import. */
const sharedFeatureComponents = [
  // Who is signed in concerns every feature; a new password is chosen in two places.
  '^web/app/features/identity/(session|password)/',
  // Every page writes the academy's figures from the one register.
  '^web/app/features/claims/use-claims[.]ts$',
  // Whatever only members get leads visitors to the same prompt.
  '^web/app/features/registration/(registration-prompt[.]tsx|prompt[.]ts)$',
  // The pages of books and indicators give their files by the same button.
  '^web/app/features/downloads/(download-button|use-access)[.]tsx?$',
  // Links of every mail leave the address in the same way.
  '^web/app/features/identity/arrival/mail-link[.]ts$',
  // What a visitor allowed concerns every feature that would ask strangers.
  '^web/app/features/consent/consent-store[.]ts$',
  // The footer and the cookie policy open the choice; the policy tells all that is stored.
  '^web/app/features/consent/(consent-settings|stored-items|stored-item-list)[.]tsx?$',
  // What is stored is told under the name it is stored by.
  '^web/app/features/visits/visitor-id[.]ts$',
  // Who teaches is told on the page about the academy too.
  '^web/app/features/instructors/(instructors|instructor-portrait)[.]tsx?$',
  // The next session is named to whoever is welcomed back.
  '^web/app/features/events/(next-days-query|next-occurrences|occurrence-time)[.]ts$',
  // Every screen of the administration asks in the same dialog; its overview is a panel too.
  '^web/app/features/admin/(ask-dialog|form-dialog|list-filter|admin-overview|act-failure|subscription-choice)[.]tsx?$',
  // Figures are asked for by days, titled and taken away in the same way everywhere.
  '^web/app/features/admin/(section[.]tsx|statistics/[^/]+[.]tsx?)$',
  // Whatever is done to a person is asked for with its reason.
  '^web/app/features/people/reason-dialog[.]tsx$',
  // The editor of a course leads to its figures.
  '^web/app/features/learning-admin/course/asked-course[.]ts$',
  // Whatever is offered is shown by the same card, cover, price and names.
  '^web/app/features/catalogue/[^/]+[.]tsx?$',
  // Whatever has a file lets it be chosen or uploaded in the same field.
  '^web/app/features/media/file-field[.]tsx$',
  // A film is chosen, sent and watched on its way like any other file.
  '^web/app/features/media/(drop-area|upload-row)[.]tsx?$',
  '^web/app/features/media/(files/file-texts|transfer/(browser-queue|upload-queue))[.]ts$',
  // Administrators upload the video of the landing page there.
  '^web/app/features/videos-admin/upload-dialog[.]tsx$',
  // A show and a topic have one name, whoever reads it.
  '^web/app/features/itv/(video-names|itv-paths|video-poster)[.]tsx?$',
  // A lesson is set in the same way to its readers and to its authors.
  '^web/app/features/widgets/lesson/lesson-prose[.]tsx$',
  // Months are laid out and walked through in the same way everywhere.
  '^web/app/features/events/calendar/(calendar-days|day-keys|weekday-row)[.]tsx?$',
  // Whatever is learned is found in one place, and its films play wherever the lesson is shown.
  '^web/app/features/learning/(learning-paths[.]ts|film-place[.]tsx)$',
  // A lesson that is not open leads to its place in the curriculum.
  '^web/app/features/catalogue/courses/course-paths[.]ts$',
  // What is stored of learning is told under the names it is stored by.
  '^web/app/features/learning/(marks/marks-shelf|reader/note-drafts)[.]ts$',
  // The reader holds the quiz of a lesson.
  '^web/app/features/quiz/quiz-part[.]tsx$',
  // What is stored of unfinished quizzes is told under the name it is stored by.
  '^web/app/features/quiz/kept-answers[.]ts$',
  // Whatever can be passed on is passed on by the same plain links.
  '^web/app/features/social/share-links[.]tsx$',
  // What a course ended with is found on its own page.
  '^web/app/features/certificates/certificate-paths[.]ts$',
  // Publications are timed on the academy's clock.
  '^web/app/features/catalogue-admin/editor/academy-time[.]ts$',
  // What is stored of unfinished uploads is told under the name it is stored by.
  '^web/app/features/media/transfer/unfinished-uploads[.]ts$',
  // Administrators look for items by kind and title in the same way wherever they choose some.
  '^web/app/features/catalogue-admin/item-search[.]tsx$',
  // What uses a file leads to the editor of that item.
  '^web/app/features/catalogue-admin/kinds[.]ts$',
  // Every film of the site plays in the same player.
  '^web/app/features/player/[^/]+[.]tsx?$',
  // The header opens the search.
  '^web/app/features/search/search-button[.]tsx$',
  // The header counts what lies in the cart and opens it; whatever is sold is put there.
  '^web/app/features/cart/(cart-count|cart-drawer-state|add-to-cart)[.]tsx?$',
  // An order looks the same before and after it is made.
  '^web/app/features/orders/(amount-list|order-line-list|order-notice)[.]tsx$',
];

/** What the pages and the documents promise to whoever loads them by path. */
const screenDoors = '^(web/app|documents/src)/[^/]+[.]types[.]ts$';

const product = '^(contract/src|server/src|web/app|documents/src)/';
const tests = '[.](test|spec)[.]tsx?$';
const sampleMakers = '[.](factory|seed)[.]ts$';
const testSupport = '(^|/)(testing/|test-[^/]+[.]ts$)';
const development = '^server/src/development/|^documents/src/(preview|samples|set-content)[.]ts$';
const notShipped = [tests, sampleMakers, testSupport, development];

function forbid(name, comment, { from = {}, to = {} }) {
  return { name, severity: 'error', comment, from, to };
}

const betweenPrograms = [
  forbid(
    'web-not-server',
    'The browser would receive server code; the two meet in contract/ only.',
    { from: { path: '^web/' }, to: { path: '^server/' } },
  ),
  forbid(
    'server-not-screens',
    'The server loads the built pages and documents by path, so their sources stay out of Node.',
    { from: { path: '^server/' }, to: { path: '^(web|documents)/', pathNot: screenDoors } },
  ),
  forbid(
    'screen-doors-are-types',
    'The shape of what is loaded by path is a type; a value would pull the source in.',
    {
      from: { path: '^server/' },
      to: { path: screenDoors, dependencyTypesNot: ['type-only'] },
    },
  ),
  forbid(
    'contract-stands-alone',
    'Both ends depend on the contract; if it depended on an end, the other end would too.',
    {
      from: { path: '^contract/' },
      to: { path: '^(server|web|documents|locales|content|parts|e2e|bench|faults|checks)/' },
    },
  ),
  forbid(
    'web-documents-apart',
    'Pages and mails are built separately; what they share belongs in contract/ or locales/.',
    { from: { path: '^(web|documents)/' }, to: { path: '^(web|documents)/', pathNot: '^$1/' } },
  ),
  forbid('documents-not-server', 'Documents get everything they print as arguments.', {
    from: { path: '^documents/' },
    to: { path: '^server/' },
  }),
  forbid(
    'server-has-no-words',
    'The server answers with codes; words live in the catalogues of the screens.',
    { from: { path: '^server/src/' }, to: { path: '^locales/' } },
  ),
  forbid(
    'parts-know-no-product',
    'Stand-ins that import the product would agree with its mistakes.',
    { from: { path: '^(parts|checks)/' }, to: { path: '^(contract|server|web|documents)/' } },
  ),
];

const insideServer = [
  forbid(
    'platform-knows-no-domain',
    'Platform carries every module, so it may name none of them.',
    {
      from: { path: '^server/src/platform/', pathNot: tests },
      to: { path: ['^server/src/(modules|http)/', '^server/src/(main|worker|compose)[.]ts$'] },
    },
  ),
  forbid(
    'platform-no-domain-contract',
    'The sub-folders of contract/ are domain words; platform uses the base files only.',
    {
      from: { path: '^server/src/platform/', pathNot: tests },
      to: { path: '^contract/src/[^/]+/' },
    },
  ),
  forbid(
    'http-uses-module-api',
    'HTTP mounts what compose hands it; a reach into a module would bypass its api.',
    {
      from: { path: '^server/src/http/', pathNot: tests },
      to: { path: '^server/src/modules/', pathNot: '[.]api[.]ts$' },
    },
  ),
  forbid(
    'module-stays-inside',
    'A module gets environment, transport and composition as arguments.',
    {
      from: { path: '^server/src/modules/', pathNot: notShipped },
      to: { path: ['^server/src/http/', '^server/src/[^/]+[.]ts$'] },
    },
  ),
  forbid(
    'module-through-api',
    'Another module is reached through its <module>.api.ts, so its inside can change.',
    {
      from: { path: '^server/src/modules/([^/]+)/', pathNot: [...notShipped, '[.]tables[.]ts$'] },
      to: { path: '^server/src/modules/', pathNot: ['^server/src/modules/$1/', '[.]api[.]ts$'] },
    },
  ),
  forbid(
    'tables-meet-tables-only',
    'A foreign key names the table of another module; nothing else of it may be imported.',
    {
      from: { path: '^server/src/modules/([^/]+)/.*[.]tables[.]ts$' },
      to: { path: '^server/src/modules/', pathNot: ['^server/src/modules/$1/', '[.]tables[.]ts$'] },
    },
  ),
  forbid(
    'tables-behind-repository',
    'Rows are read and written in the repository, so a table can change with one file.',
    {
      from: {
        path: '^server/',
        pathNot: [
          ...notShipped,
          '[.](repository|tables)[.]ts$',
          '^server/drizzle[.]config[.]ts$',
          '^server/src/schema[.]ts$',
        ],
      },
      to: { path: '^server/src/modules/.*[.]tables[.]ts$' },
    },
  ),
  ...floors.flatMap((floor, index) => floor.map((module) => importsDownOnly(module, index))),
];

function importsDownOnly(module, index) {
  const unreachable = floors.slice(index).flat();
  const others = unreachable.filter((other) => other !== module);
  return forbid(
    `floors-${module}`,
    'Imports point to lower floors only; news for a higher or equal floor travels as an event.',
    {
      from: { path: `^server/src/modules/${module}/`, pathNot: notShipped },
      to: { path: `^server/src/modules/(${others.join('|')})/` },
    },
  );
}

const insideWeb = [
  forbid('ui-knows-no-feature', 'ui/ is drawn without domain words, so any feature can use it.', {
    from: { path: '^web/app/ui/' },
    to: { path: ['^web/app/(features|routes|page)/', '^contract/src/[^/]+/'] },
  }),
  forbid(
    'lib-is-lowest',
    'lib/ serves ui, features and routes; an import of those would turn the layers round.',
    {
      from: { path: '^web/app/lib/', pathNot: tests },
      to: { path: '^web/app/(ui|features|routes|page)/' },
    },
  ),
  forbid(
    'features-not-routes',
    'Routes put features on pages; a feature that knows its page cannot be placed elsewhere.',
    {
      from: { path: '^web/app/features/' },
      to: { path: '^web/app/(routes/|root[.]tsx|routes[.]ts|entry[.])' },
    },
  ),
  forbid(
    'features-apart',
    'A feature imports another one only through a component listed in sharedFeatureComponents.',
    {
      from: { path: '^web/app/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^web/app/features/',
        pathNot: ['^web/app/features/$1/', ...sharedFeatureComponents],
      },
    },
  ),
  forbid(
    'parser-off-pages',
    'The Markdown parser is larger than a page: loaders use it, and previews load it when opened.',
    {
      from: {
        path: '^web/app/',
        pathNot: ['^web/app/routes/', '[.]server[.]ts$', '/markdown-preview[.]tsx$', tests],
      },
      to: { path: '^web/app/lib/markdown/parse-markdown[.]ts$', dynamic: false },
    },
  ),
];

const everywhere = [
  forbid('no-cycles', 'Files in a ring can only be understood, tested and loaded together.', {
    to: { circular: true },
  }),
  forbid(
    'no-orphans',
    'A file that imports nothing and is imported by nothing is dead or misplaced.',
    {
      from: {
        orphan: true,
        pathNot: [tests, '[.]d[.]ts$', '[.]config[.](ts|mjs)$', '^toolchain[.]mjs$', '^[.]'],
      },
    },
  ),
  forbid('no-test-imports', 'A test file that is imported runs its tests twice or ships them.', {
    to: { path: tests },
  }),
  forbid(
    'no-samples-in-product',
    'Factories, seeds and stand-ins are for tests and development; shipped code must not need them.',
    {
      from: { path: product, pathNot: notShipped },
      to: { path: [sampleMakers, testSupport, '^(parts|e2e|bench|faults|checks|content)/'] },
    },
  ),
  forbid(
    'no-development-packages',
    'A package of devDependencies is absent where the product runs.',
    {
      from: { path: product, pathNot: [...notShipped, '[.]d[.]ts$', '^web/app/routes[.]ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ),
  forbid(
    'declared-packages-only',
    'A package that only another workspace declares disappears when that workspace drops it.',
    {
      from: { path: product, pathNot: [tests, testSupport] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ),
  forbid('resolvable', 'An import that leads nowhere hides from every other rule.', {
    to: { couldNotResolve: true, pathNot: ['^virtual:', '/[+]types/'] },
  }),
];

export default {
  forbidden: [...betweenPrograms, ...insideServer, ...insideWeb, ...everywhere],
  options: {
    // TypeScript 7 has no JavaScript API: without swc nothing would be read, and nothing found.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^([^/]+/(build|[.]react-router)|[.]toolchain|server/migrations)/' },
    combinedDependencies: false,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
