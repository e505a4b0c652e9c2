import { collectFromModules } from './collect-from-modules.ts';
import { composeAnalytics } from './compose-analytics.ts';
import { composeCheckout } from './compose-checkout.ts';
import { composeCommunity } from './compose-community.ts';
import { composePlatform } from './compose-platform.ts';
import { composeStaff } from './compose-staff.ts';
import type { Environment } from './env.ts';
import { createFirstSteps } from './first-steps.ts';
import { joinRouters } from './join-routers.ts';
import { createAudit } from './modules/audit/audit.module.ts';
import { createBlog } from './modules/blog/blog.module.ts';
import { createCart } from './modules/cart/cart.module.ts';
import { createCatalogue } from './modules/catalogue/catalogue.module.ts';
import { lateBoundSubscriptions } from './modules/checkout/subscriptions/late-bound-subscriptions.ts';
import { createClaims } from './modules/claims/claims.module.ts';
import { createContact } from './modules/contact/contact.module.ts';
import { createDownloads } from './modules/downloads/downloads.module.ts';
import { createEmailPreferences } from './modules/email-preferences/email-preferences.module.ts';
import { createEntitlements } from './modules/entitlements/entitlements.module.ts';
import type { EventsApi } from './modules/events/events.api.ts';
import { createEvents } from './modules/events/events.module.ts';
import { createGlossary } from './modules/glossary/glossary.module.ts';
import { createHelp } from './modules/help/help.module.ts';
import type { IdentityApi } from './modules/identity/identity.api.ts';
import { createIdentity } from './modules/identity/identity.module.ts';
import type { ModuleName } from './modules/layers.ts';
import { createLearning } from './modules/learning/learning.module.ts';
import { createLocation } from './modules/location/location.module.ts';
import { createMedia } from './modules/media/media.module.ts';
import { createNewsletter } from './modules/newsletter/newsletter.module.ts';
import { createPaths } from './modules/paths/paths.module.ts';
import { createPersonalData } from './modules/personal-data/personal-data.module.ts';
import { lateBoundSalesReps } from './modules/sales-reps/late-bound-sales-reps.ts';
import { createSalesReps } from './modules/sales-reps/sales-reps.module.ts';
import type { SettingsApi } from './modules/settings/settings.api.ts';
import { createSettings } from './modules/settings/settings.module.ts';
import { createVideos } from './modules/videos/videos.module.ts';
import { createOwnerDetails, type OwnerDetails } from './owner-details.ts';
import { createCountryDatabase } from './platform/country-database.ts';
import type { Db } from './platform/database.ts';
import type { Logger } from './platform/logger.ts';
import type { Metrics } from './platform/metrics.ts';
import type { BuiltModule } from './platform/module.ts';
import type { PersonalDataSource } from './platform/personal-data-source.ts';

export type Composition = ReturnType<typeof compose>;
export type ApiRouter = Composition['router'];

/** Builds every part once: the only place that knows all of them. */
export function compose(env: Environment, logger: Logger, applicationName: string) {
  const platform = composePlatform(env, {
    logger,
    applicationName,
    // Settings are in the database that the platform opens.
    findSender: (language) => owner.findSender(language),
  });
  const { db } = platform.database;
  const { modules, owner } = composeModules(env, logger, { ...platform, db });
  return { ...platform, ...modules, modules, owner, router: mergeRouters(modules) };
}

type Modules = ReturnType<typeof composeModules>['modules'];
type RoutersOf<Built> = Built extends { routers: infer Routers } ? Routers : never;
type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The routers of all modules, by their names in the contract. */
function mergeRouters(modules: Modules): Merged<RoutersOf<Modules[keyof Modules]>> {
  const built: readonly BuiltModule[] = Object.values(modules);
  // Merging objects loses the type of each name's router.
  return joinRouters(built.map(({ routers = {} }) => routers)) as ReturnType<typeof mergeRouters>;
}

/** Passes each module its dependencies. */
function composeModules(
  env: Environment,
  logger: Logger,
  platform: ReturnType<typeof composePlatform> & { db: Db },
) {
  // Built after checkout and identity, because they call each other.
  const representatives = lateBoundSalesReps(() => salesReps.api);
  const identity = composeIdentity(env, {
    ...platform,
    logger,
    representatives,
    findLatestExport: (userId) => personalData.api.findLatestExport(userId),
    findContactEmail: (tx) => owner.findContactEmail(tx),
    firstSteps: createFirstSteps(() => ({ catalogue: files.catalogue.api, events: events.api })),
  });
  const [people, site] = [identity.api, { siteUrl: env.SITE_URL, secret: env.AUTH_SECRET }];
  const emails = createEmailPreferences({ ...platform, ...people, settings: site });
  const base = { ...platform, logger, ...sharedPeopleApi(people), emails: emails.api };
  const settings = composeSettings(base, () => files);
  const owner = createOwnerDetails(env, settings.api, base.db);
  const findEvents = (): EventsApi => events.api;
  const files = composeFiles(env, { ...base, settings: settings.api }, findEvents);
  const [media, catalogue] = [files.media.api, files.catalogue.api];
  const subscriptions = lateBoundSubscriptions(() => checkout.api);
  const entitlements = createEntitlements({ ...base, ...site, catalogue, subscriptions });
  const offers = { catalogue, entitlements: entitlements.api };
  const cart = createCart({ ...base, ...offers, subscriptions });
  const countries = createCountryDatabase({ logger });
  const location = createLocation({ countries, countryHeader: env.COUNTRY_HEADER });
  const checkout = composeCheckout(env, {
    ...base,
    referrals: representatives,
    ...offers,
    cart: cart.api,
    findCountry: location.api.findCountry,
    owner,
  });
  const talk = composeCommunity(env, { ...base, ...offers, people, settings, files }, findEvents);
  const salesReps = createSalesReps({
    ...base,
    checkout: checkout.api,
    people,
    settings: { ...site, findBank: owner.findBank, findSeller: owner.findSeller },
  });
  const { withdrawableUntil } = checkout.api;
  const studies = composeStudies(env, { ...base, ...offers, media, withdrawableUntil });
  const recordings = recordingsOf(env, base, files);
  const events = createEvents({ ...base, ...offers, ...owner, ...recordings, settings: site });
  const personalData = createPersonalData({
    ...base,
    people,
    findSources: (): readonly PersonalDataSource[] => collectFromModules(modules, 'personalData'),
    settings: site,
    findContactEmail: owner.findContactEmail,
  });
  const known = { people, catalogue, checkout, salesReps, events, ...studies };
  const findAll = (): Readonly<Record<string, BuiltModule>> => modules;
  const modules = {
    ...files,
    identity,
    location,
    entitlements,
    cart,
    checkout,
    'sales-reps': salesReps,
    claims: composeClaims(base, findAll),
    contact: createContact({ ...base, ...owner }),
    'email-preferences': emails,
    ...composeContentModules(),
    ...studies,
    events,
    ...talk,
    analytics: composeAnalytics({ ...base, countries }, known),
    audit: createAudit(base),
    ...composeStaff(env, { ...base, owner, settings: settings.api, events: events.api }, findAll),
    settings,
    'personal-data': personalData,
  } satisfies Record<ModuleName, BuiltModule>;
  return { modules, owner };
}

/** Recordings are only picked up from a bucket that only the academy uses. */
function recordingsOf(
  env: Environment,
  { storage }: Pick<ReturnType<typeof composePlatform>, 'storage'>,
  { media, videos }: ReturnType<typeof composeFiles>,
) {
  return { media: media.api, videos: videos.api, storage: ownsBucket(env) ? storage : null };
}

/** The advertised figures; modules compute some of them. */
function composeClaims(
  base: Omit<Parameters<typeof createClaims>[0], 'findComputed'>,
  findAll: () => Readonly<Record<string, BuiltModule>>,
) {
  const findComputed = () => collectFromModules(findAll(), 'computedClaims');
  return createClaims({ ...base, findComputed });
}

type StudyDependencies = Parameters<typeof createDownloads>[0] &
  Omit<Parameters<typeof createLearning>[0], 'siteUrl'>;

/** What members do with what they own. */
function composeStudies(env: Environment, base: StudyDependencies) {
  return {
    learning: createLearning({ ...base, siteUrl: env.SITE_URL }),
    downloads: createDownloads(base),
  };
}

/** Modules without tables, loaded from `content/` at startup. */
function composeContentModules() {
  return { glossary: createGlossary(), help: createHelp(), paths: createPaths() };
}

type IdentityOptions = Omit<
  Parameters<typeof createIdentity>[0],
  'providers' | 'countSignIn' | 'settings'
> & { metrics: Pick<Metrics, 'countSignIn'>; findContactEmail: OwnerDetails['findContactEmail'] };

/** The lowest layer: what it needs from higher ones is passed in as functions. */
function composeIdentity(
  env: Environment,
  { findContactEmail, metrics, ...base }: IdentityOptions,
) {
  return createIdentity({
    ...base,
    providers: env.OIDC_PROVIDERS,
    countSignIn: metrics.countSignIn,
    settings: {
      siteUrl: env.SITE_URL,
      secret: env.AUTH_SECRET,
      findContactEmail,
      fallbackAdminEmails: env.FALLBACK_ADMIN_EMAILS,
      requiresSecondFactor: requiresSecondFactor(env),
    },
  });
}

/** Proofs, roles and account deletion are only passed to the modules that need them. */
function sharedPeopleApi({
  findNames,
  findEmail,
  findEmails,
  findReachable,
  findLanguage,
  ...people
}: IdentityApi) {
  const { findShownPeople, searchShownPeople, findStaffNames, findStaffMember, findJoinedAt } =
    people;
  return {
    findNames,
    findEmail,
    findEmails,
    findReachable,
    findLanguage,
    findShownPeople,
    searchShownPeople,
    findStaffNames,
    findStaffMember,
    findJoinedAt,
  };
}

type SettingsBase = Omit<Parameters<typeof createSettings>[0], 'media' | 'findReferences'>;

/** Passed as functions, because media and the users of settings depend on settings themselves. */
function composeSettings(base: SettingsBase, files: () => ReturnType<typeof composeFiles>) {
  return createSettings({
    ...base,
    media: {
      findFiles: (tx, ids) => files().media.api.findFiles(tx, ids),
      storeUses: (tx, itemId, ids) => files().media.api.storeUses(tx, itemId, ids),
      linkForPlayback: (tx, id) => files().media.api.linkForPlayback(tx, id),
    },
    findReferences: async (tx, { list, slug }) => {
      const { catalogue, blog, videos } = files();
      if (list === 'shows' || list === 'topics')
        return videos.api.findVideosUsingName(tx, { list, slug });
      if (list !== 'people') return catalogue.api.findItemsUsingName(tx, { list, slug });
      const taught = await catalogue.api.findCoursesOfInstructor(tx, slug);
      return [...taught, ...(await blog.api.findPostsOfAuthor(tx, slug))];
    },
  });
}

type FileDependencies = Omit<Parameters<typeof createVideos>[0], 'sampleVideo' | 'media'> &
  Omit<Parameters<typeof createNewsletter>[0], 'settings'> &
  Omit<Parameters<typeof createCatalogue>[0], 'media'> & { settings: SettingsApi };

/** No other database uses the bucket, so everything in it can be picked up or removed. */
function ownsBucket(env: Environment): boolean {
  return env.S3_BUCKET_SWEEP === 'daily';
}

/** Media and the modules that use files: media only calls them on demand. */
function composeFiles(env: Environment, base: FileDependencies, events: () => EventsApi) {
  const media = createMedia({
    ...base,
    describeUses: async (tx, itemIds) => [
      ...(await catalogue.api.describeUses(tx, itemIds)),
      ...(await videos.api.describeUses(tx, itemIds)),
      ...(await blog.api.describeUses(tx, itemIds)),
      ...(await events().describeUses(tx, itemIds)),
      ...base.settings.describeUses(itemIds),
    ],
    fileJudged: (tx, file) => videos.api.fileJudged(tx, file),
    clamdAddress: env.CLAMD_ADDRESS,
    ownsBucket: ownsBucket(env),
  });
  const catalogue = createCatalogue({ ...base, media: media.api });
  const videos = createVideos({
    ...base,
    sampleVideo: env.SAMPLE_VIDEO ?? null,
    media: media.api,
  });
  const siteUrl = env.SITE_URL;
  const newsletter = createNewsletter({ ...base, settings: { siteUrl, secret: env.AUTH_SECRET } });
  const blog = createBlog({ ...base, siteUrl, media: media.api, newsletter: newsletter.api });
  return { media, catalogue, videos, newsletter, blog };
}

function requiresSecondFactor(env: Environment): boolean {
  if (env.ADMIN_SECOND_FACTOR) return env.ADMIN_SECOND_FACTOR === 'required';
  return env.NODE_ENV === 'production';
}
