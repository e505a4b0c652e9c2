import { messageIdSchema } from '@danube/contract/community/community.schemas.ts';
import type { NoticeInput } from '@danube/contract/moderation/moderation.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { createRateLimitError } from '../../platform/guard.ts';
import { enqueueMail } from '../../platform/send-mail.job.ts';
import type { ModeratedMessage } from '../community/community.api.ts';
import { formatCaseKey } from './case-key.ts';
import { insertEvent, lockCase } from './events.repository.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { insertNotice } from './notices.repository.ts';

type Dependencies = Pick<
  ModerationDependencies,
  'transact' | 'clock' | 'ids' | 'jobs' | 'limiter' | 'community'
>;

/** Adds the notice to the queue and acknowledges it by email: both, or neither. */
export async function sendNotice(
  deps: Dependencies,
  { trap, ...notice }: NoticeInput,
): Promise<{ reference: string }> {
  if (trap) throw new DomainError('NOTICE_REFUSED');
  const answer = await deps.limiter.consume('mailAddress', notice.email);
  if (!answer.allowed) throw createRateLimitError(answer.retryAfterSeconds);
  const id = deps.ids.uuid();
  const reference = `N-${id.slice(0, 8).toUpperCase()}`;
  const receivedAt = deps.clock.now();
  await deps.transact(async ({ tx }) => {
    const { name, email, place, language } = notice;
    await insertNotice(tx, { id, reference, name, email, place, language, receivedAt });
    const message = await findNamed(deps, tx, place);
    const caseKey = message ? formatCaseKey('message', message.id) : formatCaseKey('notice', id);
    await lockCase(tx, caseKey);
    await insertEvent(tx, {
      kind: 'report',
      at: receivedAt,
      caseKey,
      noticeId: id,
      rule: notice.rule,
      text: notice.text,
      ...(message ? messageTarget(message) : {}),
    });
    await enqueueMail(tx, deps.jobs, {
      to: email,
      locale: language,
      messageKey: `notice-received:${id}`,
      mail: { kind: 'notice-received', reference },
    });
  });
  return { reference };
}

/** Only messages in rooms: the existence of a direct message must not be revealed. */
async function findNamed(
  { community }: Pick<Dependencies, 'community'>,
  tx: Tx,
  place: string,
): Promise<ModeratedMessage | null> {
  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(place)?.[0];
  const read = messageIdSchema.safeParse(id?.toLowerCase());
  const message = read.success ? await community.findMessage(tx, read.data) : null;
  return message?.conversation.kind === 'room' ? message : null;
}

function messageTarget(message: ModeratedMessage) {
  return {
    messageId: message.id,
    conversationId: message.conversation.id,
    personId: message.senderId,
    quote: message.text,
    pictureAlt: message.picture?.alt ?? null,
  };
}
