import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AddAddress } from './add-address.tsx';
import { adminEmailsQuery } from './people-queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Addresses whose owners are administrators, whatever their role. */
export function AdminAddresses({ ownEmail }: { ownEmail: string }) {
  const t = useTexts('admin');
  return (
    <section aria-labelledby="addresses" className="grid gap-4 border-t border-ink pt-6">
      <div className="grid gap-1.5">
        <h2 id="addresses" className="type-h4">
          {t('admin.addresses.title')}
        </h2>
        <p className="type-body text-sm">{t('admin.addresses.lede')}</p>
      </div>
      <Addresses ownEmail={ownEmail} />
    </section>
  );
}

function Addresses({ ownEmail }: { ownEmail: string }) {
  const t = useTexts('admin');
  const list = useQuery(adminEmailsQuery(queries));
  const change = useChangeAddresses();
  if (list.isPending) return <AddressesSkeleton />;
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('admin.addresses.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
        className="py-4!"
      />
    );
  }
  const emails = list.data ?? [];
  return (
    <div className="grid max-w-160 justify-items-start gap-4">
      {list.data === null ? <p className="text-sm">{t('admin.addresses.fallback')}</p> : null}
      {list.data?.length === 0 ? <p className="text-sm">{t('admin.addresses.empty')}</p> : null}
      {emails.length > 0 ? (
        <ul className="w-full">
          {emails.map((email) => (
            <AddressItem
              key={email}
              email={email}
              isOwn={email === ownEmail}
              remove={(reason) =>
                change(
                  emails.filter((other) => other !== email),
                  { reason, done: t('admin.addresses.removed', { email }) },
                )
              }
            />
          ))}
        </ul>
      ) : null}
      <AddAddress
        emails={emails}
        isFirst={list.data === null}
        add={(email, reason) =>
          change([...emails, email], { reason, done: t('admin.addresses.added', { email }) })
        }
      />
    </div>
  );
}

type AddressItemProps = {
  email: string;
  isOwn: boolean;
  remove: (reason: string) => Promise<void>;
};

function AddressItem({ email, isOwn, remove }: AddressItemProps) {
  const t = useTexts('admin');
  return (
    <li className="flex items-center justify-between gap-4 border-t border-rule py-2 text-sm">
      <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
      <ReasonDialog
        trigger={
          <Button
            size="small"
            variant="quiet"
            aria-label={t('admin.addresses.removeOf', { email })}
          >
            {t('admin.addresses.remove')}
          </Button>
        }
        title={t('admin.addresses.removeTitle', { email })}
        description={
          isOwn
            ? t('admin.addresses.removeOwn', { email })
            : t('admin.addresses.removeText', { email })
        }
        confirmLabel={t('admin.addresses.removeConfirm')}
        isDanger
        onSubmit={remove}
      />
    </li>
  );
}

function useChangeAddresses() {
  const queryClient = useQueryClient();
  return async (emails: readonly string[], { reason, done }: { reason: string; done: string }) => {
    await queries.identity.people.changeAdminEmails.call({ emails: [...emails], reason });
    showToast({ kind: 'success', title: done });
    // The list affects permissions, so people's rows may have changed.
    void queryClient.invalidateQueries({ queryKey: queries.identity.people.key() });
    void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
  };
}

function AddressesSkeleton() {
  return (
    <SkeletonRegion className="grid max-w-160 gap-4">
      <Skeleton className="h-4 w-64" />
      <Skeleton className="h-4 w-56" />
    </SkeletonRegion>
  );
}
