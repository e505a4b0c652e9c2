import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { textOf } from '../../../lib/form-text.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type AccountProblem, clientProblem, problemText } from './account-problem.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAccountAction } from './use-account-action.ts';

const { startTwoFactor, confirmTwoFactor } = queries.identity.account;

export type TwoFactorStart = Awaited<ReturnType<typeof startTwoFactor.call>>;

type TwoFactorSetupProps = { start: TwoFactorStart; email: string; onEnd: () => void };

/** On the page itself, because a click outside a dialog would lose the three steps. */
export function TwoFactorSetup({ start, email, onEnd }: TwoFactorSetupProps) {
  const t = useTexts('account');
  return (
    <div className="grid gap-8">
      <h3 id="two-factor-setup" tabIndex={-1} className="type-h4 outline-none">
        {t('account.twoFactor.setup.title')}
      </h3>
      <ol className="grid gap-8">
        <Step number={1} title={t('account.twoFactor.setup.scan')}>
          <p className="text-sm text-ink-2">{t('account.twoFactor.setup.scanText')}</p>
          <QrCode {...start.qrCode} label={t('account.twoFactor.setup.qrCode')} />
          <SecretKey secret={start.secret} />
        </Step>
        <Step number={2} title={t('account.twoFactor.setup.codes')}>
          <RecoveryCodes codes={start.recoveryCodes} email={email} />
        </Step>
        <Step number={3} title={t('account.twoFactor.setup.confirm')}>
          <ConfirmCode onEnd={onEnd} />
        </Step>
      </ol>
    </div>
  );
}

function Step(props: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
      <span aria-hidden="true" className="type-number pt-0.5 text-2xl text-river">
        {props.number}
      </span>
      <div className="grid gap-4">
        <p className="font-[560]">{props.title}</p>
        {props.children}
      </div>
    </li>
  );
}

function SecretKey({ secret }: { secret: string }) {
  const t = useTexts('account');
  // Groups of four are easier to type; the app ignores the spaces.
  const grouped = secret.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <div className="grid gap-1">
      <p className="text-sm text-ink-2">{t('account.twoFactor.setup.key')}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <code className="font-mono text-sm tracking-wide wrap-anywhere">{grouped}</code>
        <Button
          size="small"
          variant="quiet"
          onClick={() =>
            void copyText(secret, {
              copied: t('account.twoFactor.setup.keyCopied'),
              notCopied: t('account.twoFactor.codes.notCopied'),
            })
          }
        >
          <Copy aria-hidden="true" />
          {t('account.twoFactor.setup.copyKey')}
        </Button>
      </div>
    </div>
  );
}

/** Errors that the field itself shows. */
const codeProblems: readonly AccountProblem['code'][] = [
  'CODE_MISSING',
  'CODE_INVALID',
  'BAD_REQUEST',
];

function ConfirmCode({ onEnd }: { onEnd: () => void }) {
  const t = useTexts('account');
  const [missing, setMissing] = useState<AccountProblem | null>(null);
  const { run, isPending, problem } = useAccountAction(
    (code: string) => confirmTwoFactor.call({ code }),
    () => {
      onEnd();
      showToast({ kind: 'success', title: t('account.twoFactor.setup.done') });
    },
  );
  const shown = missing ?? problem;
  const isCodeProblem = shown !== null && codeProblems.includes(shown.code);

  function submit(entries: FormData) {
    const code = textOf(entries, 'code').replace(/\s/g, '');
    setMissing(code === '' ? clientProblem('CODE_MISSING') : null);
    if (code !== '') run(code);
  }

  return (
    <Form submitError={shown} onSubmit={submit} className="grid gap-5">
      <Field
        label={t('account.twoFactor.setup.code')}
        error={isCodeProblem ? problemText(shown, t) : undefined}
        className="max-w-100"
      >
        <TextInput
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className="tabular max-w-60 tracking-widest"
        />
      </Field>
      <ProblemNotice problem={isCodeProblem ? null : shown} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isLoading={isPending}>
          {t('account.twoFactor.setup.finish')}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {t('ui.cancel')}
        </Button>
      </div>
    </Form>
  );
}
