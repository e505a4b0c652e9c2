import type { CommunityRule } from '@danube/contract/moderation/community-rules.ts';
import { currentRulesVersion } from '@danube/contract/moderation/community-rules.ts';
import type { Finding, Restriction } from '@danube/contract/moderation/moderation-rules.ts';
import type { ActionContext } from '../../platform/action-context.ts';
import type { Change } from '../../platform/transact.ts';
import { insertEvent } from './events.repository.ts';
import { eventsSinceLastDecision } from './events-since-last-decision.ts';
import { mailPerson } from './mail-person.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import type { FoundCase } from './require-case.ts';
import { insertStatement } from './statements.repository.ts';

export type RestrictionInput = {
  restriction: Restriction;
  rule: CommunityRule;
  remark: string;
  until: Date | null;
  /** For a mute in one room only. */
  conversationId: string | null;
};

/** Records a restriction with its reasons, and emails them to the person. */
export async function restrict(
  deps: Pick<
    ModerationDependencies,
    'ids' | 'clock' | 'jobs' | 'siteUrl' | 'findEmail' | 'findLanguage'
  >,
  { tx }: Pick<Change, 'tx'>,
  { found, decided, act }: { found: FoundCase; decided: RestrictionInput; act: ActionContext },
): Promise<void> {
  const { message, personId } = found;
  const { restriction, rule, remark, until } = decided;
  const statementId = deps.ids.uuid();
  const at = deps.clock.now();
  const { quote, pictureAlt } = wordsOf(found);
  await insertStatement(tx, {
    id: statementId,
    personId,
    caseKey: found.key,
    restriction,
    rule,
    remark,
    until,
    quote,
    pictureAlt,
    rulesVersion: currentRulesVersion,
    foundBy: findingOf(found),
    // A person decides; filters only flag.
    isAutomated: false,
    place: message?.conversation.title ?? null,
    sentAt: message?.sentAt ?? null,
    decidedAt: at,
  });
  await insertEvent(tx, {
    kind: restriction,
    at,
    caseKey: found.key,
    statementId,
    personId,
    rule,
    until,
    quote,
    pictureAlt,
    actorId: act.member.userId,
    text: remark,
    messageId: message?.id ?? null,
    conversationId: decided.conversationId,
  });
  if (!personId) return;
  await mailPerson(deps, tx, {
    userId: personId,
    key: `moderation-decision:${statementId}`,
    mail: {
      kind: 'moderation-decision',
      restriction,
      rule,
      remark,
      quote,
      pictureAlt,
      until: until?.toISOString() ?? null,
      decisionsUrl: `${deps.siteUrl}/community/decisions#${statementId}`,
    },
  });
}

/** The message as it is; after a removal, as it was when it was reported. */
function wordsOf({ message, events }: FoundCase) {
  if (message && (message.text || message.picture)) {
    return { quote: message.text || null, pictureAlt: message.picture?.alt ?? null };
  }
  const kept = events.find(({ quote, pictureAlt }) => quote || pictureAlt !== null);
  return { quote: kept?.quote || null, pictureAlt: kept?.pictureAlt ?? null };
}

function findingOf(found: FoundCase): Finding {
  const open = eventsSinceLastDecision(found.events);
  if (open.some(({ noticeId }) => noticeId !== null)) return 'notice';
  if (open.some(({ kind }) => kind === 'report')) return 'report';
  return open.some(({ kind }) => kind === 'flag') ? 'filter' : 'staff';
}
