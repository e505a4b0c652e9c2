import { CircleCheck, Pause, Play, RotateCw, X } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { problemTexts, rejectionText } from './files/file-texts.ts';
import { useFileFormat } from './files/use-file-format.ts';
import type { UploadSession, UploadState } from './transfer/upload-session.ts';
import { useUploadState } from './use-upload-state.ts';

type UploadRowProps = {
  session: UploadSession;
  /** Removes the row; a running upload is cancelled first. */
  onDismiss: () => void;
};

/** One upload: its file, progress, remaining time and actions. */
export function UploadRow({ session, onDismiss }: UploadRowProps) {
  const state = useUploadState(session);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
      <p className="truncate text-sm font-[560]" title={session.name}>
        {session.name}
      </p>
      <UploadActions session={session} state={state} onDismiss={onDismiss} />
      <div className="col-span-full grid gap-2">
        <UploadBar session={session} state={state} />
        <UploadStatus session={session} state={state} />
      </div>
    </div>
  );
}

type PartProps = { session: UploadSession; state: UploadState };

function UploadBar({ session, state }: PartProps) {
  const t = useTexts('media');
  const words = useFileFormat();
  if (!('sentBytes' in state)) return null;
  return (
    <Progress
      kind="thin"
      value={state.sentBytes}
      max={session.bytes}
      label={t('media.upload.progress', { name: session.name })}
      valueText={t('media.upload.amount', {
        sent: words.bytes(state.sentBytes),
        total: words.bytes(session.bytes),
      })}
    />
  );
}

function UploadStatus({ session, state }: PartProps) {
  const t = useTexts('media');
  switch (state.step) {
    case 'queued':
    case 'cancelled':
      return <p className="type-small">{t('media.upload.queued')}</p>;
    case 'sending':
    case 'paused':
      return <Amount session={session} state={state} />;
    case 'failed':
      return (
        <div role="alert">
          <FieldError>{t(problemTexts[state.problem])}</FieldError>
        </div>
      );
    case 'refused':
      return (
        <div role="alert">
          <FieldError>{t(rejectionText(state.file))}</FieldError>
        </div>
      );
    case 'checking':
      return (
        <p role="status" className="type-small flex items-center gap-2">
          <Spinner className="size-4" />
          {t('media.upload.checking')}
        </p>
      );
    case 'ready':
      return (
        <p role="status" className="type-small flex items-center gap-2">
          <CircleCheck aria-hidden="true" className="size-4 text-rise" />
          {t('media.upload.ready')}
        </p>
      );
  }
}

type AmountProps = {
  session: UploadSession;
  state: Extract<UploadState, { step: 'sending' | 'paused' }>;
};

function Amount({ session, state }: AmountProps) {
  const t = useTexts('media');
  const format = useFormat();
  const words = useFileFormat();
  const amount = t('media.upload.amount', {
    sent: words.bytes(state.sentBytes),
    total: words.bytes(session.bytes),
  });
  const share = format.percent(session.bytes > 0 ? state.sentBytes / session.bytes : 0);
  const isSending = state.step === 'sending';
  const left = isSending && state.secondsLeft !== null ? words.timeLeft(state.secondsLeft) : null;
  return (
    <>
      <p className="type-small tabular">
        {[amount, share, left === null ? null : t('media.upload.left', { time: left })]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
      {/* Only rare changes are announced; the numbers are available on the progress bar. */}
      <p role="status" className="type-small empty:hidden">
        {isSending ? interruptionText(state.interruption, t) : t('media.upload.paused')}
      </p>
    </>
  );
}

function interruptionText(
  interruption: 'offline' | 'retrying' | null,
  t: ReturnType<typeof useTexts>,
): string | null {
  if (interruption === 'offline') return t('media.upload.offline');
  return interruption === 'retrying' ? t('media.upload.retrying') : null;
}

type UploadActionsProps = PartProps & { onDismiss: () => void };

function UploadActions({ session, state, onDismiss }: UploadActionsProps) {
  const t = useTexts('media');
  const { name } = session;
  const isOver = state.step === 'checking' || state.step === 'ready' || state.step === 'refused';
  return (
    <div className="flex">
      {state.step === 'sending' ? (
        <IconButton label={t('media.upload.pauseOf', { name })} onClick={session.pause}>
          <Pause aria-hidden="true" />
        </IconButton>
      ) : null}
      {state.step === 'paused' ? (
        <IconButton
          label={t('media.upload.resumeOf', { name })}
          onClick={() => void session.start()}
        >
          <Play aria-hidden="true" />
        </IconButton>
      ) : null}
      {state.step === 'failed' ? (
        <IconButton
          label={t('media.upload.retryOf', { name })}
          onClick={() => void session.start()}
        >
          <RotateCw aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton
        label={t(isOver ? 'media.upload.dismissOf' : 'media.upload.cancelOf', { name })}
        onClick={onDismiss}
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
