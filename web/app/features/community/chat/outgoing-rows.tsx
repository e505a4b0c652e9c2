import { RotateCw } from 'lucide-react';
import type { MouseEvent } from 'react';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { shownSize } from '../pictures/message-picture.tsx';
import { MessageText } from './message-text.tsx';
import type { Outgoing } from './timeline-state.ts';

type OutgoingRowsProps = {
  outgoing: readonly Outgoing[];
  isNarrow: boolean;
  onRetry: (outgoing: Outgoing) => void;
  onDiscard: (clientId: string) => void;
};

/** The messages that are being sent, and those that weren't. */
export function OutgoingRows({ outgoing, ...rest }: OutgoingRowsProps) {
  return outgoing.map((each) => <OutgoingRow key={each.clientId} outgoing={each} {...rest} />);
}

type OutgoingRowProps = Omit<OutgoingRowsProps, 'outgoing'> & { outgoing: Outgoing };

/** A message being sent. A failed one shows the reason, and can be retried with the same id. */
function OutgoingRow({ outgoing, isNarrow, onRetry, onDiscard }: OutgoingRowProps) {
  const t = useTexts('chat');
  const hasFailed = outgoing.failure !== null;
  const thenFocus = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    act();
    focusMessageField(event.currentTarget);
  };
  return (
    <li
      className={classNames(
        'grid pt-2 pb-1.5',
        isNarrow
          ? 'grid-cols-1'
          : 'grid-cols-[3.625rem_minmax(0,1fr)] sm:grid-cols-[4rem_minmax(0,1fr)]',
      )}
    >
      {isNarrow ? null : <span />}
      <div
        className={classNames(
          'min-w-0 border-s-2 ps-2.5',
          hasFailed ? 'border-fall' : 'border-rule',
        )}
      >
        <div className={hasFailed ? undefined : 'opacity-60'}>
          <MessageText text={outgoing.text} mentions={[]} readerId={undefined} />
          {outgoing.picture ? (
            <img
              src={outgoing.picture.previewUrl}
              alt={outgoing.picture.alt}
              {...shownSize(outgoing.picture)}
              className="my-1 h-auto max-w-full rounded-sm border border-rule"
            />
          ) : null}
        </div>
        {hasFailed ? (
          <div role="alert" className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <p className="text-fall">
              <b className="font-semibold">{t('chat.message.failed')}</b>{' '}
              {errorText(outgoing.failure, t)}
            </p>
            <Button size="small" onClick={thenFocus(() => onRetry(outgoing))}>
              <RotateCw aria-hidden="true" />
              {t('chat.message.retry')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={thenFocus(() => onDiscard(outgoing.clientId))}
            >
              {t('chat.message.discard')}
            </Button>
          </div>
        ) : (
          <p className="text-xs text-ink-3">{t('chat.message.sending')}</p>
        )}
      </div>
    </li>
  );
}

/** Both buttons disappear with the failure. */
function focusMessageField(button: HTMLElement): void {
  const conversation = button.closest('[data-conversation]');
  conversation?.querySelector<HTMLElement>('textarea[role="combobox"]')?.focus();
}
