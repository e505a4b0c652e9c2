import { skipToken, useQuery } from '@tanstack/react-query';
import { SquarePen } from 'lucide-react';
import { useRef, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { CommandDialog, type CommandGroup } from '../../../ui/command-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StaffBadge } from '../chat/staff-badge.tsx';
import { chatWindows } from '../windows/chat-windows-store.ts';

const minQueryLength = 2;

/** Starts a conversation with someone from the reader's rooms. */
export function NewMessage() {
  const t = useTexts('chat');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const query = useDebouncedText(typed.trim());
  const isAsked = isOpen && query.length >= minQueryLength;
  const { data, isFetching, error } = useQuery(
    queries.community.people.queryOptions({ input: isAsked ? { query } : skipToken }),
  );
  const people = isAsked ? (data ?? []) : [];
  const groups: CommandGroup[] = [
    {
      id: 'people',
      label: t('chat.people.group'),
      options: people.map(({ id, name, isStaff }) => ({
        id,
        content: (
          <>
            <Avatar name={name} size="small" />
            {name}
            {isStaff ? <StaffBadge /> : null}
          </>
        ),
      })),
    },
  ];
  function notice(): string {
    if (error) return errorText(error, t);
    if (!isAsked) return t('chat.people.type');
    return !isFetching && people.length === 0 ? t('chat.people.none') : '';
  }
  return (
    <>
      <IconButton ref={button} label={t('chat.list.new')} onClick={() => setOpen(true)}>
        <SquarePen aria-hidden="true" />
      </IconButton>
      <CommandDialog
        title={t('chat.people.title')}
        placeholder={t('chat.people.search')}
        query={typed}
        onQuery={setTyped}
        groups={groups}
        onChoose={(option) => {
          const person = people.find(({ id }) => id === option.id);
          setOpen(false);
          setTyped('');
          if (person) chatWindows.start({ userId: person.id, userName: person.name });
        }}
        status={notice() || t('chat.people.found', { count: people.length })}
        isBusy={isFetching}
        notice={notice() ? <p className="px-5 py-4 text-sm text-ink-2">{notice()}</p> : null}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        opener={button.current}
      />
    </>
  );
}
