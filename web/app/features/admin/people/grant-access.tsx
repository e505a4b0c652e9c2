import type { ItemRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { dayStart, isDay, nextDay } from '../../../lib/day-start.ts';
import { academyTimeZone } from '../../../lib/format-date.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ItemPicker } from './item-picker.tsx';
import { personName } from './person-name.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useRefetch } from './use-refetch.ts';

type GrantDraft = { item: ItemRow | null; lastDay: string };
type GrantField = keyof GrantDraft;

const emptyGrant: GrantDraft = { item: null, lastDay: '' };

/** Grants someone an item, until the end of a day or indefinitely. */
export function GrantAccess({ person }: { person: Person }) {
  const t = useTexts('admin');
  const refetch = useRefetch();
  const name = personName(person);
  return (
    <GrantDialog
      title={t('admin.entitlements.grantTitle', { name })}
      description={t('admin.entitlements.grantText', { email: person.email })}
      grant={async ({ item, ...grant }) => {
        await queries.entitlements.grant.call({ userId: person.id, item: item.id, ...grant });
        const { title } = item;
        showToast({ kind: 'success', title: t('admin.entitlements.granted', { name, title }) });
        refetch();
      }}
    />
  );
}

export type Grant = { item: ItemRow; expiresAt: Date | null; reason: string };

type GrantDialogProps = {
  title: string;
  description: string;
  grant: (grant: Grant) => Promise<void>;
};

/** Asks what is granted, until when and why. */
export function GrantDialog({ title, description, grant }: GrantDialogProps) {
  const t = useTexts('admin');
  const [gift, setGift] = useState(emptyGrant);
  const [faults, setFaults] = useState<readonly GrantField[]>([]);

  function write(part: Partial<GrantDraft>) {
    setGift((now) => ({ ...now, ...part }));
    setFaults((now) => now.filter((fault) => !(fault in part)));
  }

  function isRight(): boolean {
    const found = grantErrors(gift, new Date());
    setFaults(found);
    return found.length === 0;
  }

  async function act(reason: string) {
    if (gift.item) await grant({ item: gift.item, expiresAt: endOf(gift.lastDay), reason });
  }

  return (
    <ReasonDialog
      trigger={<Button size="small">{t('admin.entitlements.grant')}</Button>}
      title={title}
      description={description}
      confirmLabel={t('admin.entitlements.grant')}
      isDirty={gift.item !== null || gift.lastDay !== ''}
      validate={isRight}
      onSubmit={act}
      onOpenChange={() => {
        setGift(emptyGrant);
        setFaults([]);
      }}
    >
      <ItemPicker
        item={gift.item}
        onChoose={(item) => write({ item })}
        error={faults.includes('item') ? t('admin.entitlements.itemMissing') : undefined}
      />
      <Field
        label={t('admin.entitlements.lastDay')}
        help={t('admin.entitlements.lastDayHelp')}
        error={faults.includes('lastDay') ? t('admin.entitlements.lastDayWrong') : undefined}
        isOptional
      >
        <TextInput
          type="date"
          name="lastDay"
          value={gift.lastDay}
          onChange={(event) => write({ lastDay: event.currentTarget.value })}
        />
      </Field>
    </ReasonDialog>
  );
}

function grantErrors({ item, lastDay }: GrantDraft, now: Date): GrantField[] {
  const end = endOf(lastDay);
  return [
    ...(item ? [] : (['item'] as const)),
    ...(lastDay === '' || (end !== null && end > now) ? [] : (['lastDay'] as const)),
  ];
}

/** Days end in the academy's time zone, wherever the viewer is. */
function endOf(lastDay: string): Date | null {
  return isDay(lastDay) ? (dayStart(nextDay(lastDay), academyTimeZone) ?? null) : null;
}
