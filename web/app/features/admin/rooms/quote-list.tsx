import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Section } from '../kit/section.tsx';
import { quotesQuery, refetchRooms, roomErrorTexts } from './rooms-queries.ts';

/** The quotes on the public community page. */
export function QuoteList() {
  const t = useTexts('rooms', 'admin');
  const quotes = useQuery(quotesQuery(queries));
  return (
    <Section title={t('rooms.quotes.title')}>
      <p className="type-body text-sm">{t('rooms.quotes.text')}</p>
      {quotes.isPending ? (
        <SkeletonRegion className="grid gap-4">
          <Skeleton className="h-14 w-full max-w-xl" />
        </SkeletonRegion>
      ) : null}
      {quotes.isError && !quotes.data ? (
        <ErrorState
          title={t('rooms.quotes.failed')}
          text={t('admin.failedText')}
          onRetry={() => void quotes.refetch()}
          isRetrying={quotes.isFetching}
        />
      ) : null}
      {quotes.data?.length === 0 ? (
        <EmptyState title={t('rooms.quotes.empty')} text={t('rooms.quotes.emptyText')} />
      ) : null}
      <ul>
        {quotes.data?.map((quote) => (
          <QuoteRow key={quote.id} quote={quote} />
        ))}
      </ul>
    </Section>
  );
}

type Quoted = NonNullable<ReturnType<typeof useQuotes>>[number];

function useQuotes() {
  return useQuery(quotesQuery(queries)).data;
}

function QuoteRow({ quote }: { quote: Quoted }) {
  const t = useTexts('rooms');
  const format = useFormat();
  const queryClient = useQueryClient();
  const { id, author, room, text, pictureAlt, sentAt } = quote;
  const name = author ?? t('rooms.quotes.former');
  const removing = useMutation({
    ...queries.communityAdmin.quote.mutationOptions(),
    onSuccess: () => refetchRooms(queryClient),
    onError: (error) =>
      showToast({ kind: 'destructive', title: errorText(error, t, roomErrorTexts) }),
  });
  return (
    <li className="grid items-start gap-x-6 gap-y-2 border-t border-rule py-4 text-sm md:grid-cols-[minmax(0,1fr)_auto]">
      <figure className="grid min-w-0 gap-1">
        <blockquote className="line-clamp-4 break-words whitespace-pre-line">
          {text || t('rooms.quotes.picture', { alt: pictureAlt ?? '' })}
        </blockquote>
        <figcaption className="type-small">
          {t('rooms.quotes.from', { name, room })} ·{' '}
          <time dateTime={sentAt.toISOString()}>{format.date(sentAt, 'medium')}</time>
        </figcaption>
      </figure>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('rooms.quotes.removeOf', { name })}
        isLoading={removing.isPending}
        onClick={() => removing.mutate({ messageId: id, isQuoted: false })}
      >
        {t('rooms.quotes.remove')}
      </Button>
    </li>
  );
}
