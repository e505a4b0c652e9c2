import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import { draftEditSchema } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import { useState } from 'react';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { toSingleLine } from './to-single-line.ts';
import { useDraftInput } from './use-draft-input.ts';
import { useEditor } from './use-editor.tsx';

type Facts = Extract<DraftEdit, { edit: 'facts' }>['facts'];

/** A control's value is text; the contract validates it as a value of the fact. */
function factsEdit(fact: keyof Facts, value: unknown): DraftEdit | null {
  const parsed = draftEditSchema.safeParse({ edit: 'facts', facts: { [fact]: value } });
  return parsed.success ? parsed.data : null;
}

function useFact(fact: keyof Facts) {
  const { edit } = useEditor();
  return (value: unknown) => {
    const made = factsEdit(fact, value);
    return made !== null && edit(made);
  };
}

type ChoiceFactProps = {
  label: string;
  fact: 'level' | 'instructor' | 'preview' | 'interval' | 'sale';
  /** Empty if nothing is chosen. */
  value: string;
  options: readonly { value: string; label: string }[];
};

/** One of several; the empty option means none. */
export function ChoiceField({ label, fact, value, options }: ChoiceFactProps) {
  const write = useFact(fact);
  return (
    <Field label={label}>
      <Select value={value} onChange={(event) => write(event.currentTarget.value || null)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type ChoicesFactProps = {
  legend: string;
  fact: 'markets' | 'platforms';
  chosen: readonly string[];
  options: readonly { value: string; label: string }[];
};

/** Any of several, kept in the order of the list. */
export function ChoicesField({ legend, fact, chosen, options }: ChoicesFactProps) {
  const write = useFact(fact);
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="text-sm leading-snug font-[560]">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(event) => {
              const isChosen = event.currentTarget.checked;
              write(
                options
                  .map((option) => option.value)
                  .filter((each) => (each === value ? isChosen : chosen.includes(each))),
              );
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

type TextFactProps = { label: string; fact: 'author'; value: string };

export function TextDetailField({ label, fact, value }: TextFactProps) {
  const write = useFact(fact);
  const typed = useDraftInput(value, (text) => write(toSingleLine(text)));
  return (
    <Field label={label}>
      <TextInput {...typed} maxLength={120} autoComplete="off" />
    </Field>
  );
}

type NumberFactProps = { label: string; error: string; value: number | null };

/** The number of pages; empty if unknown. */
export function NumberDetailField({ label, error, value }: NumberFactProps) {
  const write = useFact('pageCount');
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const isNumber = typed === '' || /^[1-9]\d{0,3}$/.test(typed);
  return (
    <Field label={label} isOptional error={isNumber ? undefined : error}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          const text = event.currentTarget.value.trim();
          setTyped(text);
          write(text === '' ? null : Number(text));
        }}
      />
    </Field>
  );
}
