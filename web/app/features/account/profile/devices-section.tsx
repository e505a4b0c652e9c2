import type { Account, Device } from '@danube/contract/identity/account.schemas.ts';
import { MonitorSmartphone } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AccountSection } from './account-section.tsx';
import { focusLater } from './focus-later.ts';
import { Item, ItemList } from './item-list.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { useAccountAction } from './use-account-action.ts';
import { useDeviceNames } from './use-device-names.ts';

const { revokeDevice, revokeOtherDevices } = queries.identity.account;

export function DevicesSection({ account }: { account: Account }) {
  const t = useTexts('account');
  const nameOf = useDeviceNames(t);
  const devices = account.devices.toSorted(currentFirst);
  const hasOthers = devices.some((device) => !device.isCurrent);
  return (
    <AccountSection id="devices" text={t('account.devices.text')}>
      <ItemList label={t('account.devices.list')}>
        {devices.map((device) => (
          <DeviceItem key={device.id} device={device} name={nameOf?.(device)} />
        ))}
      </ItemList>
      {hasOthers ? <SignOutOthers /> : <p className="type-small">{t('account.devices.alone')}</p>}
    </AccountSection>
  );
}

function DeviceItem({ device, name }: { device: Device; name: string | undefined }) {
  const t = useTexts('account');
  const format = useFormat();
  const signOut = useAccountAction(
    () => revokeDevice.call({ id: device.id }),
    () => {
      focusLater('devices-title');
      showToast({ title: t('account.devices.signedOut') });
    },
  );
  return (
    <Item
      icon={<MonitorSmartphone />}
      title={
        <>
          {name ?? <Skeleton className="my-1 h-4 w-40" />}
          {device.isCurrent ? <Badge kind="river">{t('account.devices.current')}</Badge> : null}
        </>
      }
      action={
        device.isCurrent ? null : (
          <Button
            size="small"
            variant="quiet"
            data-needs-app
            aria-label={t('account.devices.signOutNamed', {
              device: name ?? t('account.devices.unknown'),
            })}
            isLoading={signOut.isPending}
            onClick={() => signOut.run(undefined)}
          >
            {t('account.devices.signOut')}
          </Button>
        )
      }
    >
      <p className="tabular" suppressHydrationWarning>
        {t('account.devices.active', { date: format.date(device.lastActiveAt, 'moment') })}
      </p>
      {device.network ? (
        <p className="tabular">{t('account.devices.network', { network: device.network })}</p>
      ) : null}
      <ProblemNotice problem={signOut.problem} />
    </Item>
  );
}

function SignOutOthers() {
  const t = useTexts('account');
  const signOut = useAccountAction(
    () => revokeOtherDevices.call(),
    ({ revoked }) => {
      focusLater('devices-title');
      showToast({ title: t('account.devices.othersSignedOut', { count: revoked }) });
    },
  );
  return (
    <div className="grid justify-items-start gap-3">
      <Button data-needs-app isLoading={signOut.isPending} onClick={() => signOut.run(undefined)}>
        {t('account.devices.signOutOthers')}
      </Button>
      <ProblemNotice problem={signOut.problem} />
    </div>
  );
}

function currentFirst(one: Device, other: Device): number {
  if (one.isCurrent !== other.isCurrent) return one.isCurrent ? -1 : 1;
  return other.lastActiveAt.getTime() - one.lastActiveAt.getTime();
}
