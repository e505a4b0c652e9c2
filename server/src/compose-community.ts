import type { Environment } from './env.ts';
import { findTopic, type TopicSources } from './find-topic.ts';
import type { CommunityDependencies } from './modules/community/community.dependencies.ts';
import { createCommunity } from './modules/community/community.module.ts';
import type { IdentityApi } from './modules/identity/identity.api.ts';
import type { ModerationDependencies } from './modules/moderation/moderation.dependencies.ts';
import { createModeration } from './modules/moderation/moderation.module.ts';
import { createPresence } from './platform/presence.ts';
import type { RedisConnection } from './platform/redis.ts';

type SharedDependencies = Omit<
  CommunityDependencies,
  | 'moderation'
  | 'findStaffIds'
  | 'presence'
  | 'redis'
  | 'ownsBucket'
  | 'media'
  | 'settings'
  | 'findTopic'
  | 'siteUrl'
> &
  Omit<ModerationDependencies, 'community' | 'siteUrl' | 'findStaffIds'> & {
    people: Pick<IdentityApi, 'findStaffIds'>;
    redis: RedisConnection;
    settings: { readonly api: CommunityDependencies['settings'] };
    files: {
      readonly media: { readonly api: CommunityDependencies['media'] };
      readonly blog: { readonly api: TopicSources['blog'] };
    };
  };

/** Moderation is a layer above the community, which calls it when someone writes. */
export function composeCommunity(
  env: Environment,
  base: SharedDependencies,
  findEvents: () => TopicSources['events'],
) {
  const { files, settings } = base;
  const community = createCommunity({
    ...base,
    media: files.media.api,
    settings: settings.api,
    findTopic: (tx, topic) => findTopic({ blog: files.blog.api, events: findEvents() }, tx, topic),
    findStaffIds: base.people.findStaffIds,
    presence: createPresence(base),
    siteUrl: env.SITE_URL,
    ownsBucket: env.S3_BUCKET_SWEEP === 'daily',
    moderation: {
      findRestriction: (tx, writer) => moderation.rules.findRestriction(tx, writer),
      isUnderReview: (tx, moderator, message) =>
        moderation.rules.isUnderReview(tx, moderator, message),
      messageWritten: (change, message) => moderation.rules.messageWritten(change, message),
    },
  });
  const moderation = createModeration({
    ...base,
    community: community.api,
    findStaffIds: base.people.findStaffIds,
    siteUrl: env.SITE_URL,
  });
  return { community, moderation };
}
