import type { ItemRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { eventAudiences } from '@danube/contract/events/events.schemas.ts';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ItemPicker } from '../people/item-picker.tsx';
import { audienceTexts } from './audience-texts.ts';
import type { SessionFormState } from './use-session-form.ts';

const helpTexts = {
  everyone: 'calendar.audience.everyoneHelp',
  members: 'calendar.audience.membersHelp',
  owners: 'calendar.audience.ownersHelp',
} as const;

type AudienceFieldsProps = {
  state: SessionFormState;
  /** A single session has the audience of its series. */
  isFixed: boolean;
};

/** Who may attend, what they must own, and how many places there are. */
export function AudienceFields({ state, isFixed }: AudienceFieldsProps) {
  const t = useTexts('calendar');
  const { values, setValues, isInvalid } = state;
  return (
    <>
      {isFixed ? null : (
        <RadioGroup
          name="audience"
          legend={t('calendar.form.audience')}
          options={eventAudiences.map((value) => ({
            value,
            label: t(audienceTexts[value]),
            help: t(helpTexts[value]),
          }))}
          value={values.audience}
          onValueChange={(value) => {
            const audience = eventAudiences.find((each) => each === value);
            if (audience) setValues({ audience, itemId: values.itemId });
          }}
        />
      )}
      {!isFixed && values.audience === 'owners' ? <OwnedItem state={state} /> : null}
      {values.audience === 'everyone' ? null : (
        <Field
          label={t('calendar.form.capacity')}
          isOptional
          help={t('calendar.form.capacityHelp')}
          error={isInvalid('capacity') ? t('calendar.form.capacityWrong') : undefined}
          className="sm:max-w-[calc(50%-0.625rem)]"
        >
          <TextInput
            type="number"
            name="capacity"
            inputMode="numeric"
            min={1}
            max={10_000}
            value={values.capacity}
            onChange={(event) => setValues({ capacity: event.currentTarget.value })}
          />
        </Field>
      )}
    </>
  );
}

function OwnedItem({ state: { values, setValues, isInvalid } }: { state: SessionFormState }) {
  const t = useTexts('calendar');
  const [item, setItem] = useState<ItemRow | null>(null);
  const isKept = values.itemId !== null && item === null;
  return (
    <div className="grid gap-2 border-s-2 border-rule ps-4">
      {isKept ? <p className="type-small">{t('calendar.form.itemKept')}</p> : null}
      <ItemPicker
        item={item}
        onChoose={(chosen) => {
          setItem(chosen);
          if (chosen) setValues({ itemId: chosen.id });
        }}
        error={isInvalid('itemId') ? t('calendar.form.itemWrong') : undefined}
      />
    </div>
  );
}
