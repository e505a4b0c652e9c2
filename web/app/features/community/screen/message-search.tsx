import type { ConversationId, Message } from '@danube/contract/community/community.schemas.ts';
import type { SearchMark } from '@danube/contract/search-match.ts';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';
import { useFormat } from '../../../lib/use-format.tsx';
import { CommandDialog, type CommandGroup } from '../../../ui/command-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { useScreenLocation } from './screen-location.ts';

const minQueryLength = 2;

type MessageSearchProps = { within?: { id: ConversationId; name: string } };

/** Searches messages in one conversation, or in all that the reader has access to. */
export function MessageSearch({ within }: MessageSearchProps) {
  const t = useTexts('chat');
  const title = within ? t('chat.search.within', { name: within.name }) : t('chat.search.title');
  const format = useFormat();
  const navigate = useNavigate();
  const { pathTo } = useScreenLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const query = useDebouncedText(typed.trim());
  const isAsked = isOpen && query.length >= minQueryLength;
  const { data, isFetching, error } = useQuery({
    ...queries.messages.search.queryOptions({
      input: isAsked ? { query, ...(within ? { conversationId: within.id } : {}) } : skipToken,
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const found = isAsked ? (data ?? []) : [];
  const groups: CommandGroup[] = [
    {
      id: 'messages',
      label: t('chat.search.group'),
      options: found.map(({ message, conversation, match }) => ({
        id: message.id,
        href: pathTo({ conversation: conversation.id, at: message.seq }),
        content: (
          <span className="grid min-w-0 grow gap-0.5">
            <span className="line-clamp-1 break-words text-xs text-ink-3">
              {[
                message.sender?.name ?? t('chat.message.former'),
                conversation.title,
                format.date(message.sentAt, 'medium'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="line-clamp-2">
              <FoundText message={message} match={match} />
            </span>
          </span>
        ),
      })),
    },
  ];
  const isNone = isAsked && !isFetching && found.length === 0;
  const noResults = isNone ? t('chat.search.none') : '';
  const words = error ? errorText(error, t) : noResults;
  return (
    <>
      {within ? (
        <IconButton ref={button} label={title} onClick={() => setOpen(true)}>
          <Search aria-hidden="true" />
        </IconButton>
      ) : (
        <button
          ref={button}
          type="button"
          onClick={() => setOpen(true)}
          className="ms-4 me-3 mt-3 flex min-h-10 items-center gap-2.5 rounded-md border border-control bg-surface px-3 text-start text-sm text-ink-3 transition-colors hover:border-ink-2 touch:min-h-11"
        >
          <Search aria-hidden="true" className="size-4 shrink-0" />
          {t('chat.search.open')}
        </button>
      )}
      <CommandDialog
        title={title}
        placeholder={t('chat.search.placeholder')}
        query={typed}
        onQuery={setTyped}
        groups={groups}
        onChoose={({ href }) => {
          setOpen(false);
          if (href) void navigate(href);
        }}
        status={words || (isAsked ? t('chat.search.found', { count: found.length }) : '')}
        isBusy={isFetching}
        notice={words ? <p className="px-5 py-4 text-sm text-ink-2">{words}</p> : null}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        opener={button.current}
      />
    </>
  );
}

type FoundTextProps = {
  message: Message;
  match: { excerpt: string; excerptMarks: readonly SearchMark[] };
};

/** A picture without text is named as one, around the description that was found. */
function FoundText({ message, match: { excerpt, excerptMarks } }: FoundTextProps) {
  const t = useTexts('chat');
  if (message.text || !message.picture) return <MarkedText text={excerpt} marks={excerptMarks} />;
  const text = t('chat.picture.named', { alt: excerpt });
  const start = text.indexOf(excerpt);
  const marks = excerptMarks.map(([from, to]) => [from + start, to + start] as const);
  return <MarkedText text={text} marks={marks} />;
}
