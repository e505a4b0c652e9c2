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
import { ItemButton } from './item-button.tsx';
import { Item, ItemList } from './item-list.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { useDeviceNames } from './use-device-names.ts';

const { revokeDevice, revokeOtherDevices } = queries.identity.account;

export function DevicesSection({ account }: { account: Account }) {
  const t = useTexts('account');
  const { hasPassword } = account;
  const nameOf = useDeviceNames(t);
  const devices = account.devices.toSorted(currentFirst);
  const hasOthers = devices.some((device) => !device.isCurrent);
  return (
    <AccountSection id="devices" text={t('account.devices.text')}>
      <ItemList label={t('account.devices.list')}>
        {devices.map((device) => (
          <DeviceItem
            key={device.id}
            device={device}
            name={nameOf?.(device)}
            hasPassword={hasPassword}
          />
        ))}
      </ItemList>
      {hasOthers ? (
        <SignOutOthers hasPassword={hasPassword} />
      ) : (
        <p className="type-small">{t('account.devices.alone')}</p>
      )}
    </AccountSection>
  );
}

type DeviceProps = { device: Device; name: string | undefined; hasPassword: boolean };

function DeviceItem({ device, name, hasPassword }: DeviceProps) {
  const t = useTexts('account');
  const format = useFormat();
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
          <SignOutDevice
            id={device.id}
            name={name ?? t('account.devices.unknown')}
            hasPassword={hasPassword}
          />
        )
      }
    >
      <p className="tabular" suppressHydrationWarning>
        {t('account.devices.active', { date: format.date(device.lastActiveAt, 'moment') })}
      </p>
      {device.network ? (
        <p className="tabular">{t('account.devices.network', { network: device.network })}</p>
      ) : null}
    </Item>
  );
}

type SignOutDeviceProps = { id: string; name: string; hasPassword: boolean };

function SignOutDevice({ id, name, hasPassword }: SignOutDeviceProps) {
  const t = useTexts('account');
  return (
    <ProofDialog
      trigger={
        <ItemButton aria-label={t('account.devices.signOutNamed', { device: name })}>
          {t('account.devices.signOut')}
        </ItemButton>
      }
      title={t('account.devices.signOutTitle', { device: name })}
      description={t('account.devices.signOutText')}
      confirm={t('account.devices.signOut')}
      hasPassword={hasPassword}
      onSubmit={(proof) => revokeDevice.call({ ...proof, id })}
      onDone={() => {
        focusLater('devices-title');
        showToast({ title: t('account.devices.signedOut') });
      }}
    />
  );
}

function SignOutOthers({ hasPassword }: { hasPassword: boolean }) {
  const t = useTexts('account');
  return (
    <div>
      <ProofDialog
        trigger={<Button data-needs-app>{t('account.devices.signOutOthers')}</Button>}
        title={t('account.devices.signOutOthersTitle')}
        description={t('account.devices.signOutOthersText')}
        confirm={t('account.devices.signOutOthers')}
        hasPassword={hasPassword}
        onSubmit={(proof) => revokeOtherDevices.call(proof)}
        onDone={({ revoked }) => {
          focusLater('devices-title');
          showToast({ title: t('account.devices.othersSignedOut', { count: revoked }) });
        }}
      />
    </div>
  );
}

function currentFirst(one: Device, other: Device): number {
  if (one.isCurrent !== other.isCurrent) return one.isCurrent ? -1 : 1;
  return other.lastActiveAt.getTime() - one.lastActiveAt.getTime();
}
