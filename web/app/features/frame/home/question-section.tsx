import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { chatPath, conversationPath } from '../../shared/paths/community-paths.ts';
import { findWaiting, type WaitingMessage } from './waiting-message.ts';

type QuestionSectionProps = { userId: string; className: string };

/** A question that this member could answer, or what is new since their last visit. */
export function QuestionSection({ userId, className }: QuestionSectionProps) {
  const t = useTexts('home');
  const localPath = useLocalPath();
  const rooms = useQuery(queries.community.rooms.queryOptions());
  const waiting = rooms.data ? findWaiting(rooms.data, userId) : null;
  return (
    <section aria-labelledby="home-question" className={className}>
      <div className="grid h-full content-center justify-items-start gap-4">
        <h3 id="home-question" className="type-label">
          {t(waiting?.isQuestion ? 'home.talk.question' : 'home.talk.title')}
        </h3>
        {rooms.isPending ? (
          <SkeletonRegion className="grid w-full gap-3">
            <Skeleton className="h-7 w-full" />
            <Skeleton className="h-7 w-2/3" />
          </SkeletonRegion>
        ) : null}
        {waiting ? <Waiting waiting={waiting} /> : null}
        {waiting || rooms.isPending ? null : (
          <p className="type-h3">{t(rooms.data ? 'home.talk.quiet' : 'home.talk.failed')}</p>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {waiting ? (
            <Button asChild>
              <Link to={localPath(conversationPath(waiting.room.id))}>
                {waiting.isQuestion
                  ? t('home.talk.answer', { name: givenName(waiting) })
                  : t('home.talk.read')}
              </Link>
            </Button>
          ) : null}
          <TextLink kind="standalone" to={localPath(chatPath)}>
            {t('home.talk.open')}
          </TextLink>
        </div>
      </div>
    </section>
  );
}

function Waiting({ waiting: { message, room } }: { waiting: WaitingMessage }) {
  const t = useTexts('home');
  const format = useFormat();
  const [now] = useState(() => new Date());
  return (
    <>
      <blockquote className="font-serif text-2xl leading-snug text-balance wrap-anywhere">
        {message.isPicture
          ? t('home.next.picture', { alt: message.excerpt })
          : t('home.next.quote', { sentence: message.excerpt })}
      </blockquote>
      <p className="type-small">
        {t('home.talk.who', {
          name: message.sender?.name ?? '',
          room: room.title,
          when: format.relative(message.sentAt, now),
        })}
      </p>
    </>
  );
}

function givenName({ message }: WaitingMessage): string {
  const [first = ''] = (message.sender?.name ?? '').split(' ');
  return first;
}
