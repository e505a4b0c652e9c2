import type { Account } from '@danube/contract/identity/account.schemas.ts';
import { Link2 } from 'lucide-react';
import { queries } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { AccountSection } from './account-section.tsx';
import { focusLater } from './focus-later.ts';
import { Item, ItemList } from './item-list.tsx';
import { ProofDialog } from './proof-dialog.tsx';

const { unlinkProvider } = queries.identity.account;

export function ProvidersSection({ account }: { account: Account }) {
  const t = useTexts('account');
  return (
    <AccountSection id="providers" text={t('account.providers.text')}>
      {account.providers.length > 0 ? (
        <ItemList label={t('account.providers.list')}>
          {account.providers.map((provider) => (
            <ProviderItem key={provider.id} {...{ provider, hasPassword: account.hasPassword }} />
          ))}
        </ItemList>
      ) : (
        <p className="text-ink-2">{t('account.providers.empty')}</p>
      )}
    </AccountSection>
  );
}

type ProviderItemProps = { provider: Account['providers'][number]; hasPassword: boolean };

function ProviderItem({ provider: { id, name }, hasPassword }: ProviderItemProps) {
  const t = useTexts('account');
  return (
    <Item
      icon={<Link2 />}
      title={name}
      action={
        <ProofDialog
          trigger={
            <Button
              size="small"
              variant="quiet"
              data-needs-app
              aria-label={t('account.providers.unlinkNamed', { name })}
            >
              {t('account.providers.unlink')}
            </Button>
          }
          title={t('account.providers.unlinkTitle', { name })}
          description={t('account.providers.unlinkText')}
          confirm={t('account.providers.unlink')}
          variant="danger"
          hasPassword={hasPassword}
          act={(proof) => unlinkProvider.call({ ...proof, id })}
          onDone={() => {
            focusLater('providers-title');
            showToast({ title: t('account.providers.unlinked') });
          }}
        />
      }
    />
  );
}
