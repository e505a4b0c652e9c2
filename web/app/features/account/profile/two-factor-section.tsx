import type { Account } from '@danube/contract/identity/account.schemas.ts';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AccountSection } from './account-section.tsx';
import { focusLater } from './focus-later.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorSetup, type TwoFactorStart } from './two-factor-setup.tsx';

const { startTwoFactor, stopTwoFactor, renewRecoveryCodes } = queries.identity.account;

export function TwoFactorSection({ account }: { account: Account }) {
  const t = useTexts('account');
  const [start, setStart] = useState<TwoFactorStart>();
  const isSettingUp = start !== undefined && !account.hasTwoFactor;
  return (
    <AccountSection
      id="two-factor"
      text={t('account.twoFactor.text')}
      state={
        <Badge kind={account.hasTwoFactor ? 'rise' : 'neutral'}>
          {t(account.hasTwoFactor ? 'account.twoFactor.on' : 'account.twoFactor.off')}
        </Badge>
      }
    >
      {account.hasTwoFactor ? <TwoFactorOn account={account} /> : null}
      {isSettingUp ? (
        <TwoFactorSetup
          start={start}
          email={account.email}
          onEnd={() => {
            setStart(undefined);
            focusLater('two-factor-title');
          }}
        />
      ) : null}
      {account.hasTwoFactor || isSettingUp ? null : (
        <div>
          <ProofDialog
            trigger={
              <Button variant="primary" data-needs-app>
                {t('account.twoFactor.start')}
              </Button>
            }
            title={t('account.twoFactor.start')}
            description={t('account.twoFactor.startText')}
            confirm={t('account.twoFactor.continue')}
            hasPassword={account.hasPassword}
            onSubmit={(proof) => startTwoFactor.call(proof)}
            onDone={(started) => {
              setStart(started);
              focusLater('two-factor-setup');
            }}
          />
        </div>
      )}
    </AccountSection>
  );
}

/** With this many left, new recovery codes aren't urgent. */
const enoughCodes = 3;

function TwoFactorOn({ account }: { account: Account }) {
  const t = useTexts('account');
  const [codes, setCodes] = useState<readonly string[]>();
  const left = account.recoveryCodesLeft;
  return (
    <div className="grid gap-6">
      {left === null ? null : (
        <p className="tabular">
          {t('account.twoFactor.codesLeft', { count: left })}
          {left < enoughCodes ? (
            <span className="text-risk">{` · ${t('account.twoFactor.codesFew')}`}</span>
          ) : null}
        </p>
      )}
      {codes ? (
        <div className="grid gap-4">
          <h3 id="new-codes" tabIndex={-1} className="type-h4 outline-none">
            {t('account.twoFactor.codes.renewed')}
          </h3>
          <RecoveryCodes codes={codes} email={account.email} />
          <div>
            <Button
              onClick={() => {
                setCodes(undefined);
                focusLater('two-factor-title');
              }}
            >
              {t('account.twoFactor.codes.done')}
            </Button>
          </div>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <ProofDialog
          trigger={<Button data-needs-app>{t('account.twoFactor.codes.renew')}</Button>}
          title={t('account.twoFactor.codes.renewTitle')}
          description={t('account.twoFactor.codes.renewText')}
          confirm={t('account.twoFactor.codes.renew')}
          hasPassword={account.hasPassword}
          onSubmit={(proof) => renewRecoveryCodes.call(proof)}
          onDone={({ recoveryCodes }) => {
            setCodes(recoveryCodes);
            focusLater('new-codes');
          }}
        />
        <ProofDialog
          trigger={<Button data-needs-app>{t('account.twoFactor.stop')}</Button>}
          title={t('account.twoFactor.stopTitle')}
          description={t('account.twoFactor.stopText')}
          confirm={t('account.twoFactor.stop')}
          variant="danger"
          hasPassword={account.hasPassword}
          onSubmit={(proof) => stopTwoFactor.call(proof)}
          onDone={() => showToast({ title: t('account.twoFactor.stopped') })}
        />
      </div>
    </div>
  );
}
