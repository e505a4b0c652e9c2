import { SendHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Translate } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** Why the message can't be sent; null if it can. */
export function problemOf(
  t: Translate,
  { excess, isWordless }: { excess: number; isWordless: boolean },
): string | null {
  if (excess > 0) return t('chat.compose.tooLong', { count: excess });
  return isWordless ? t('chat.picture.wordless') : null;
}

type ComposeBarProps = {
  hintId: string;
  problem: string | null;
  tools: ReactNode;
  isNarrow: boolean;
};

/** Below the message field: keyboard hints, errors and buttons. */
export function ComposeBar({ hintId, problem, tools, isNarrow }: ComposeBarProps) {
  const t = useTexts('chat');
  return (
    <div className="flex items-center gap-3 ps-4 pe-2 pb-2">
      <p id={hintId} className={classNames('type-small grow', isNarrow && 'sr-only')}>
        <span className="max-sm:sr-only">{t('chat.compose.hint')}</span>
      </p>
      {problem ? (
        <p role="alert" className="grow text-xs text-fall">
          {problem}
        </p>
      ) : null}
      <span className="ms-auto flex">{tools}</span>
      {isNarrow ? (
        <IconButton type="submit" label={t('chat.compose.send')}>
          <SendHorizontal aria-hidden="true" className="text-river-ink" />
        </IconButton>
      ) : (
        <Button type="submit" variant="primary">
          {t('chat.compose.send')}
        </Button>
      )}
    </div>
  );
}
