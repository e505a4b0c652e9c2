import type { CommunityMember } from '@danube/contract/community/community.schemas.ts';
import { useId, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { filterByName } from './contacts.ts';

/** A shorter list needs no search. */
const minContactsForSearch = 8;

type PersonId = CommunityMember['id'];

type ContactPickerProps = {
  contacts: readonly CommunityMember[];
  chosen: ReadonlySet<PersonId>;
  /** The maximum selection. */
  max: number;
  error?: string | undefined;
  onChange: (chosen: ReadonlySet<PersonId>) => void;
};

/** Chooses from the people the reader already talks to. */
export function ContactPicker({ contacts, chosen, max, error, onChange }: ContactPickerProps) {
  const t = useTexts('chat');
  const errorId = useId();
  const [typed, setTyped] = useState('');
  const shown = filterByName(contacts, typed);
  const isFull = chosen.size >= max;

  function toggle(id: PersonId): void {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  }
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid min-w-0 gap-2">
      <legend className="pb-1.5 text-sm leading-snug font-[560]">{t('chat.group.people')}</legend>
      {contacts.length > minContactsForSearch ? (
        <Field label={t('chat.group.find')}>
          <TextInput value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
      ) : null}
      <ul className="grid max-h-64 gap-1 overflow-y-auto overscroll-contain">
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Checkbox
              label={name}
              checked={chosen.has(id)}
              disabled={isFull && !chosen.has(id)}
              onChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p className="type-small">{t('chat.group.noMatch')}</p> : null}
      <p aria-live="polite" className="type-small">
        {t('chat.group.chosen', { chosen: chosen.size, most: max })}
      </p>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
