import { useState } from 'react';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type AddAddressProps = {
  emails: readonly string[];
  /** No list is stored yet, so the server's configuration applies until it is. */
  isFirst: boolean;
  add: (email: string, reason: string) => Promise<void>;
};

export function AddAddress({ emails, isFirst, add }: AddAddressProps) {
  const t = useTexts('admin');
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<TextKey>();
  const address = email.trim().toLowerCase();

  function isRight(): boolean {
    const found = emailErrorOf(address, emails);
    setFault(found);
    return found === undefined;
  }

  return (
    <ReasonDialog
      trigger={<Button size="small">{t('admin.addresses.add')}</Button>}
      title={t('admin.addresses.add')}
      description={isFirst ? t('admin.addresses.addFirst') : t('admin.addresses.addText')}
      confirmLabel={t('admin.addresses.addConfirm')}
      isDirty={email !== ''}
      validate={isRight}
      onSubmit={(reason) => add(address, reason)}
      onOpenChange={() => {
        setEmail('');
        setFault(undefined);
      }}
    >
      <Field label={t('admin.person.email')} error={fault ? t(fault) : undefined}>
        <TextInput
          type="email"
          name="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setFault(undefined);
          }}
        />
      </Field>
    </ReasonDialog>
  );
}

function emailErrorOf(address: string, emails: readonly string[]): TextKey | undefined {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(address)) return 'admin.addresses.notAnAddress';
  return emails.includes(address) ? 'admin.addresses.alreadyThere' : undefined;
}
