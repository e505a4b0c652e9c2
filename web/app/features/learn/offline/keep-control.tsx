import { CloudDownload, CloudOff } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useAuth, useSession } from '../../shared/session/use-session.tsx';
import { followMember } from './follow-member.ts';
import type { KeepRequest } from './keep-item.ts';
import { type ItemRef, isSameItem, type KeptItem } from './kept-item.ts';
import type { KeepFailure } from './kept-items-store.ts';
import type { KeepProgress, StoreProgress } from './store-item.ts';
import { canKeepItems, keptItems, useKeptItems } from './use-kept-items.ts';

type Item = ItemRef & { readonly title: string };

/** The texts of one kind of item, and of the offline page. */
type KeepTexts = {
  readonly keep: string;
  /** What keeping it means, if it has to be said. */
  readonly note: string | null;
  readonly keeping: string;
  kept(copy: KeptItem): string;
  readonly remove: string;
  readonly failures: Readonly<Record<KeepFailure, string>>;
  /** Above the list on the offline page. */
  readonly listed: string;
};

type KeepControlProps = {
  item: Item;
  texts: KeepTexts;
  store(request: KeepRequest, progress: KeepProgress): Promise<void>;
  /** Where the copy is opened, if that isn't on the page already. */
  open?(copy: KeptItem): ReactNode;
};

const neverChanges = () => () => undefined;

/** Stores an item for offline use, or removes it; empty if the browser doesn't support it. */
export function KeepControl({ item, texts, store, open }: KeepControlProps) {
  const canKeep = useSyncExternalStore(neverChanges, canKeepItems, () => false);
  const { user } = useSession();
  const { kept, running, failed } = useKeptItems();
  if (!canKeep || !user) return null;
  const progress = running.find((each) => isSameItem(each, item))?.progress;
  const copy = kept.find((each) => isSameItem(each, item) && each.owner === user.id);
  if (progress) return <Keeping item={item} texts={texts} progress={progress} />;
  if (copy) {
    return (
      <Kept copy={copy} texts={texts}>
        {open?.(copy)}
      </Kept>
    );
  }
  const failure = failed.find((each) => isSameItem(each, item))?.failure;
  return <NotKept item={item} texts={texts} store={store} owner={user.id} failure={failure} />;
}

type NotKeptProps = Omit<KeepControlProps, 'open'> & {
  owner: string;
  failure: KeepFailure | undefined;
};

function NotKept({ item, texts, store, owner, failure }: NotKeptProps) {
  const t = useTexts('page', 'ui');
  const auth = useAuth();
  const keep = () => {
    if (!auth) return;
    followMember(auth);
    const request = {
      owner,
      texts: {
        title: t('page.offline.title'),
        text: t('page.offline.text'),
        kept: texts.listed,
        retry: t('ui.retry'),
      },
      isOwnerSignedIn: () => auth.store.state().session?.user.id === owner,
    };
    void keptItems.keep(item, (progress) => store(request, progress));
  };
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        size="small"
        variant="quiet"
        className="-ms-3.5"
        aria-label={t('ui.labelled', { label: texts.keep, text: item.title })}
        onClick={keep}
      >
        <CloudDownload aria-hidden="true" />
        {texts.keep}
      </Button>
      {texts.note ? <p className="text-xs text-ink-3">{texts.note}</p> : null}
      {failure ? <FieldError>{texts.failures[failure]}</FieldError> : null}
    </div>
  );
}

type KeepingProps = Pick<KeepControlProps, 'item' | 'texts'> & { progress: StoreProgress };

function Keeping({ item, texts, progress }: KeepingProps) {
  const t = useTexts('ui');
  const { done, count } = progress;
  return (
    <div className="grid w-full max-w-72 gap-2">
      <Progress
        kind="thin"
        value={done}
        max={Math.max(count, 1)}
        label={t('ui.labelled', { label: texts.keeping, text: item.title })}
      />
      <p className="flex items-center justify-between gap-3 text-sm text-ink-2">
        {texts.keeping}
        <Button size="small" variant="link" onClick={() => keptItems.cancel(item)}>
          {t('ui.cancel')}
        </Button>
      </p>
    </div>
  );
}

type KeptProps = {
  copy: KeptItem;
  texts: Pick<KeepTexts, 'kept' | 'remove'>;
  children?: ReactNode;
};

/** How much space it takes, and the button that frees it. */
export function Kept({ copy, texts, children }: KeptProps) {
  const t = useTexts('ui');
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      <span className="tabular inline-flex items-center gap-2">
        <CloudOff aria-hidden="true" className="size-4.5 shrink-0 text-river" />
        {texts.kept(copy)}
      </span>
      {children}
      <Button
        size="small"
        variant="link"
        aria-label={t('ui.labelled', { label: texts.remove, text: copy.title })}
        onClick={() => void keptItems.remove(copy)}
      >
        {texts.remove}
      </Button>
    </p>
  );
}
