import type { Account, Passkey } from '@danube/contract/identity/account.schemas.ts';
import { KeyRound } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { queries } from '../../../lib/api.ts';
import { textOf } from '../../../lib/form-text.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type AccountProblem, invalidFieldProblem } from './account-problem.ts';
import { AccountSection } from './account-section.tsx';
import { createPasskey } from './create-passkey.ts';
import { focusLater } from './focus-later.ts';
import { ItemButton } from './item-button.tsx';
import { Item, ItemList } from './item-list.tsx';
import { type Proof, ProofDialog } from './proof-dialog.tsx';

const { startPasskey, finishPasskey, removePasskey } = queries.identity.account;

export function PasskeysSection({ account }: { account: Account }) {
  const t = useTexts('account');
  const canCreate = useCanCreatePasskeys();
  return (
    <AccountSection id="passkeys" text={t('account.passkeys.text')}>
      {account.passkeys.length > 0 ? (
        <ItemList label={t('account.passkeys.list')}>
          {account.passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} hasPassword={account.hasPassword} />
          ))}
        </ItemList>
      ) : (
        <p className="text-ink-2">{t('account.passkeys.empty')}</p>
      )}
      <div>
        {canCreate ? (
          <AddPasskey hasPassword={account.hasPassword} />
        ) : (
          <Button disabledReason={t('account.passkeys.unsupported')}>
            {t('account.passkeys.add')}
          </Button>
        )}
      </div>
    </AccountSection>
  );
}

function PasskeyItem({ passkey, hasPassword }: { passkey: Passkey; hasPassword: boolean }) {
  const t = useTexts('account');
  const format = useFormat();
  const { id, name } = passkey;
  return (
    <Item
      icon={<KeyRound />}
      title={name}
      action={
        <ProofDialog
          trigger={
            <ItemButton aria-label={t('account.passkeys.removeNamed', { name })}>
              {t('account.passkeys.remove')}
            </ItemButton>
          }
          title={t('account.passkeys.removeTitle', { name })}
          description={t('account.passkeys.removeText')}
          confirm={t('account.passkeys.remove')}
          variant="danger"
          hasPassword={hasPassword}
          onSubmit={(proof) => removePasskey.call({ ...proof, id })}
          onDone={() => {
            focusLater('passkeys-title');
            showToast({ title: t('account.passkeys.removed') });
          }}
        />
      }
    >
      <span suppressHydrationWarning>
        {t('account.passkeys.created', { date: format.date(passkey.createdAt, 'long') })}
      </span>
    </Item>
  );
}

function AddPasskey({ hasPassword }: { hasPassword: boolean }) {
  const t = useTexts('account');
  async function add(proof: Proof, form: FormData) {
    const answer = await createPasskey(await startPasskey.call(proof));
    return finishPasskey.call({ answer, name: textOf(form, 'name') });
  }
  return (
    <ProofDialog
      trigger={<Button data-needs-app>{t('account.passkeys.add')}</Button>}
      title={t('account.passkeys.add')}
      description={t('account.passkeys.addText')}
      confirm={t('account.passkeys.create')}
      hasPassword={hasPassword}
      ownFields={['name']}
      validate={checkName}
      onSubmit={add}
      onDone={() => showToast({ kind: 'success', title: t('account.passkeys.added') })}
    >
      {(error) => (
        <Field
          label={t('account.passkeys.name')}
          help={t('account.passkeys.nameHelp')}
          error={error ? t('account.passkeys.nameMissing') : undefined}
        >
          <TextInput name="name" autoComplete="off" maxLength={60} />
        </Field>
      )}
    </ProofDialog>
  );
}

/**
 * Checked first: a device that has created its passkey keeps it, even if we then reject the name.
 */
function checkName(form: FormData): AccountProblem | null {
  return textOf(form, 'name').trim() === '' ? invalidFieldProblem('name') : null;
}

/** The server assumes a modern browser; the browser checks. */
function useCanCreatePasskeys(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => 'PublicKeyCredential' in globalThis,
    () => true,
  );
}
