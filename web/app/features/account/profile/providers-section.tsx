import type { Account } from '@danube/contract/identity/account.schemas.ts';
import type { Provider } from '@danube/contract/identity/identity.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { providersQuery } from './account-query.ts';
import { AccountSection } from './account-section.tsx';
import { focusLater } from './focus-later.ts';
import { ItemButton } from './item-button.tsx';
import { Item, ItemList } from './item-list.tsx';
import { ProofDialog } from './proof-dialog.tsx';

const { startProviderLink, unlinkProvider } = queries.identity.account;

export function ProvidersSection({ account }: { account: Account }) {
  const t = useTexts('account');
  const { data: offered = [] } = useQuery(providersQuery(queries));
  const linked = new Set(account.providers.map(({ id }) => id));
  const { hasPassword } = account;
  return (
    <AccountSection id="providers" text={t('account.providers.text')}>
      {account.providers.length > 0 ? (
        <ItemList label={t('account.providers.list')}>
          {account.providers.map((provider) => (
            <ProviderItem key={provider.id} provider={provider} hasPassword={hasPassword} />
          ))}
        </ItemList>
      ) : (
        <p className="text-ink-2">{t('account.providers.empty')}</p>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {offered
          .filter(({ id }) => !linked.has(id))
          .map((provider) => (
            <LinkProvider key={provider.id} provider={provider} hasPassword={hasPassword} />
          ))}
      </div>
    </AccountSection>
  );
}

type ProviderProps = { provider: Provider; hasPassword: boolean };

function LinkProvider({ provider: { id, name }, hasPassword }: ProviderProps) {
  const t = useTexts('account');
  return (
    <ProofDialog
      trigger={<Button data-needs-app>{t('account.providers.link', { name })}</Button>}
      title={t('account.providers.linkTitle', { name })}
      description={t('account.providers.linkText')}
      confirm={t('account.providers.link', { name })}
      hasPassword={hasPassword}
      onSubmit={(proof) => startProviderLink.call({ ...proof, id })}
      onDone={({ url }) => location.assign(url)}
    />
  );
}

function ProviderItem({ provider: { id, name }, hasPassword }: ProviderProps) {
  const t = useTexts('account');
  return (
    <Item
      icon={<Link2 />}
      title={name}
      action={
        <ProofDialog
          trigger={
            <ItemButton aria-label={t('account.providers.unlinkNamed', { name })}>
              {t('account.providers.unlink')}
            </ItemButton>
          }
          title={t('account.providers.unlinkTitle', { name })}
          description={t('account.providers.unlinkText')}
          confirm={t('account.providers.unlink')}
          variant="danger"
          hasPassword={hasPassword}
          onSubmit={(proof) => unlinkProvider.call({ ...proof, id })}
          onDone={() => {
            focusLater('providers-title');
            showToast({ title: t('account.providers.unlinked') });
          }}
        />
      }
    />
  );
}
