import { isUnsaved, type SaveQueue } from '@danube/contract/drafts/save-queue.ts';
import { Check, CircleAlert, CloudOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { hasCode } from '../../../../lib/failure.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';

export type SaveState = 'saved' | 'saving' | 'failed' | 'changed' | 'refused';

/** The displayed state; the debounce already counts as saving. */
export function saveStateOf<Draft, Edit>(queue: SaveQueue<Draft, Edit>): SaveState {
  if (queue.phase === 'changed' || queue.phase === 'refused') return queue.phase;
  if (queue.phase === 'unanswered') return 'failed';
  // A retry looks like the failure it repeats, so that the text doesn't flicker.
  if (queue.attempts > 0 && isUnsaved(queue)) return 'failed';
  return isUnsaved(queue) ? 'saving' : 'saved';
}

/** Whether everything is saved, next to the title. */
export function SaveState({ state }: { state: SaveState }) {
  const t = useTexts('editor');
  const icons = {
    saved: <Check aria-hidden="true" className="size-4 text-rise" />,
    saving: <Spinner className="size-4" />,
    failed: <CloudOff aria-hidden="true" className="size-4 text-fall" />,
    changed: <CircleAlert aria-hidden="true" className="size-4 text-risk" />,
    refused: <CircleAlert aria-hidden="true" className="size-4 text-fall" />,
  };
  return (
    <p
      role="status"
      className="flex min-h-9 items-center gap-2 text-sm whitespace-nowrap text-ink-2"
    >
      {icons[state]}
      {t(`editor.save.${state}`)}
    </p>
  );
}

type SaveProblemProps = {
  state: SaveState;
  /** Why the last attempt failed. */
  failure: unknown;
  /** The person who changed it last. */
  updatedBy: string | null;
  autosave: {
    sendNow(): Promise<void>;
    loadTheirs(): Promise<void>;
    keepMine(): Promise<void>;
  };
};

/** What to do if saving has stopped; empty otherwise. */
export function SaveProblem({ state, failure, updatedBy, autosave }: SaveProblemProps) {
  const t = useTexts('editor');
  if (state === 'failed') {
    const isSignedOut = hasCode(failure, 'UNAUTHORIZED', 'FORBIDDEN');
    return (
      <SaveAlert text={t(isSignedOut ? 'editor.save.signedOut' : 'editor.save.failedText')}>
        <Button size="small" onClick={() => void autosave.sendNow()}>
          {t('editor.save.retry')}
        </Button>
      </SaveAlert>
    );
  }
  if (state === 'changed') {
    const name = updatedBy ?? t('editor.save.someone');
    return (
      <SaveAlert text={t('editor.save.changedText', { name })}>
        <LoadButton load={autosave.loadTheirs} label={t('editor.save.loadTheirs')} />
        <LoadButton load={autosave.keepMine} label={t('editor.save.keepMine')} />
      </SaveAlert>
    );
  }
  if (state === 'refused') {
    return (
      <SaveAlert text={t('editor.save.refusedText')}>
        <LoadButton load={autosave.loadTheirs} label={t('editor.save.loadSaved')} />
      </SaveAlert>
    );
  }
  return null;
}

function SaveAlert({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-risk/40 bg-risk-wash px-4 py-3"
    >
      <p className="max-w-prose text-sm">{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function LoadButton({ load, label }: { load: () => Promise<void>; label: string }) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Button
      size="small"
      isLoading={isBusy}
      onClick={() => {
        setIsBusy(true);
        // If it fails, the message and this button stay.
        load().then(
          () => setIsBusy(false),
          () => setIsBusy(false),
        );
      }}
    >
      {label}
    </Button>
  );
}
