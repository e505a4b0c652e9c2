import type { Letter, PostEdition } from '@danube/contract/blog/blog-admin.contract.ts';
import { useEffect, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { usePost, usePostTitle } from './use-post.tsx';

const pollMs = 3_000;

const letterBadges = { sending: 'info', stopped: 'risk', sent: 'rise' } as const;

/** Sends a post to newsletter subscribers: test, send, watch, stop, continue. */
export function LetterSection() {
  const t = useTexts('posts');
  const { edition, autosave } = usePost();
  const isPublic = edition.state === 'published' || edition.state === 'changed';
  const { letter } = edition;
  const act = (run: () => Promise<PostEdition>) => async () => {
    if (!(await autosave.run(run))) throw new Error('The last changes could not be saved');
  };
  useProgress(letter?.state === 'sending');
  return (
    <section aria-label={t('posts.parts.letter')} className="grid max-w-2xl gap-5">
      <p className="type-body">{t('posts.letter.lede')}</p>
      {isPublic ? null : <p className="text-sm">{t('posts.letter.notPublic')}</p>}
      {letter ? <Progress letter={letter} /> : null}
      <div className="flex flex-wrap gap-3">
        {isPublic ? <TestButton /> : null}
        {isPublic && letter?.state !== 'sent' && letter?.state !== 'sending' ? (
          <SendButton
            isResumed={letter !== null}
            send={act(() => queries.blogAdmin.sendLetter.call({ id: edition.id }))}
          />
        ) : null}
        {letter?.state === 'sending' ? (
          <StopButton stop={act(() => queries.blogAdmin.stopLetter.call({ id: edition.id }))} />
        ) : null}
      </div>
    </section>
  );
}

/** Polls the progress while it is being sent and the page is visible. */
function useProgress(isSending: boolean): void {
  const { autosave, edition } = usePost();
  const { id } = edition;
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setInterval(
      () => void autosave.run(() => queries.blogAdmin.read.call({ id })).catch(() => undefined),
      pollMs,
    );
    return () => clearInterval(timer);
  }, [isSending, autosave, id]);
}

function Progress({ letter }: { letter: Letter }) {
  const t = useTexts('posts');
  const format = useFormat();
  const { written, readers, state } = letter;
  return (
    <div role="status" className="grid gap-2">
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <Badge kind={letterBadges[state]}>{t(`posts.letter.states.${state}`)}</Badge>
        <span className="tabular">
          {t('posts.letter.progress', {
            written: format.number(written),
            readers: format.number(readers),
          })}
        </span>
      </p>
      <progress
        aria-label={t(`posts.letter.states.${state}`)}
        value={written}
        max={Math.max(1, readers)}
        className="h-2 w-full"
      />
    </div>
  );
}

function TestButton() {
  const t = useTexts('posts', 'admin', 'ui');
  const language = useLanguage();
  const { edition } = usePost();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Button
      isLoading={isBusy}
      onClick={() => {
        setIsBusy(true);
        queries.blogAdmin.sendTest
          .call({ id: edition.id, language })
          .then(
            () => showToast({ kind: 'success', title: t('posts.letter.testSent') }),
            (error: unknown) => showToast({ kind: 'destructive', title: errorText(error, t) }),
          )
          .finally(() => setIsBusy(false));
      }}
    >
      {t('posts.letter.test')}
    </Button>
  );
}

type SendButtonProps = { isResumed: boolean; send: () => Promise<void> };

function SendButton({ isResumed, send }: SendButtonProps) {
  const t = useTexts('posts', 'editor');
  const title = usePostTitle(t('editor.item.untitled'));
  const label = t(isResumed ? 'posts.letter.resume' : 'posts.letter.send');
  return (
    <ConfirmDialog
      trigger={<Button variant="primary">{label}</Button>}
      title={t('posts.letter.sendTitle', { title })}
      text={t('posts.letter.sendText')}
      confirmLabel={label}
      onConfirm={send}
    />
  );
}

function StopButton({ stop }: { stop: () => Promise<void> }) {
  const t = useTexts('posts', 'admin', 'ui');
  return (
    <Button
      variant="danger"
      onClick={() =>
        void stop().catch((error: unknown) =>
          showToast({ kind: 'destructive', title: errorText(error, t) }),
        )
      }
    >
      {t('posts.letter.stop')}
    </Button>
  );
}
