import { isSample, toEntries } from '@danube/contract/settings/entries.ts';
import type { Entry, Field, Wording } from '@danube/contract/settings/field.ts';
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { resolveWording } from '../../../lib/resolve-wording.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { EntryFields } from './entry-fields.tsx';
import type { EntryProps } from './entry-props.ts';
import { RemoveEntry } from './remove-entry.tsx';
import type { EntryList } from './use-entries.ts';
import { originalKey, useOriginal } from './use-original.ts';

const stepsByKey = new Map<string, -1 | 1>([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

/** One entry: its name and badges, and its fields when expanded. Alt+arrow moves it. */
export function EntryRow(props: EntryProps) {
  const { form, list, field, entry, path } = props;
  const t = useTexts('settings');
  const id = useId();
  const heading = useRef<HTMLButtonElement>(null);
  const isInvalid = form.isInvalid(path);
  const isOpen = list.isOpen(entry.id, isInvalid);
  const name = useEntryName(props) || t('settings.list.unnamed');
  useFocusWhenMoved(heading, list, entry);

  function moveByKey(event: KeyboardEvent) {
    const step = stepsByKey.get(event.key);
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    list.move(entry.id, step);
  }

  return (
    <li className="border-b border-rule">
      <div className="flex flex-wrap items-center gap-x-1">
        <button
          ref={heading}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-sm text-start text-sm font-[560]"
          onClick={() => list.toggle(entry.id, isOpen)}
          onKeyDown={moveByKey}
        >
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-4 shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
          <span className="truncate">{name}</span>
          <EntryBadges field={field} entry={entry} isInvalid={isInvalid} />
        </button>
        <IconButton
          label={t('settings.list.up', { name })}
          onClick={() => list.move(entry.id, -1)}
          disabled={list.entries[0]?.id === entry.id}
          className="disabled:text-ink-3 disabled:hover:bg-transparent"
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('settings.list.down', { name })}
          onClick={() => list.move(entry.id, 1)}
          disabled={list.entries.at(-1)?.id === entry.id}
          className="disabled:text-ink-3 disabled:hover:bg-transparent"
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        {field.list?.fixed?.includes(entry.id) ? (
          <span className="w-11 shrink-0" />
        ) : (
          <RemoveEntry {...props} name={name} />
        )}
      </div>
      <div id={id} hidden={!isOpen} className="pt-2 pb-6">
        {isOpen ? <EntryFields {...props} /> : null}
      </div>
    </li>
  );
}

type EntryBadgesProps = { field: Field; entry: Entry; isInvalid: boolean };

/** What the owner should know before visitors do. */
function EntryBadges({ field, entry, isInvalid }: EntryBadgesProps) {
  const t = useTexts('settings');
  // A default link isn't a sample: only people are.
  const isOurs = 'name' in entry && isSample(toEntries(field.initial), entry);
  return (
    <>
      {isInvalid ? <Badge kind="risk">{t('settings.list.wrong')}</Badge> : null}
      {isOurs ? <Badge>{t('settings.list.sample')}</Badge> : null}
      {field.list?.isHidden?.(entry) ? <Badge>{t('settings.list.hidden')}</Badge> : null}
    </>
  );
}

/** Keeps the focus on a row that moves. */
function useFocusWhenMoved(
  heading: { current: HTMLButtonElement | null },
  { moved }: EntryList,
  { id }: Entry,
): void {
  useEffect(() => {
    if (moved?.id === id && document.activeElement === document.body) heading.current?.focus();
  }, [heading, moved, id]);
}

/** The entry's display name: a person's, or the label of a link. */
function useEntryName({ field, entry, language }: EntryProps): string {
  const isOurs = isSample(toEntries(field.initial), entry);
  const hasLabel = 'label' in entry;
  const original = useOriginal(
    hasLabel && isOurs ? originalKey(field, entry, 'label') : null,
    language,
  );
  if (!hasLabel) return typeof entry.name === 'string' ? entry.name : '';
  // Saved by the rules of its field.
  return resolveWording(entry.label as Wording, language) ?? original;
}
