import { CloudDownload, CloudOff } from 'lucide-react';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useFocusHandover } from '../../../ui/use-focus-handover.ts';
import { useAuth, useSession } from '../../shared/session/use-session.tsx';
import { followMember } from './follow-member.ts';
import { type ItemRef, isSameItem, type OfflineItem } from './offline-item.ts';
import type { SaveFailure } from './offline-items-store.ts';
import type { SaveRequest } from './save-item.ts';
import type { SaveProgress, StoreProgress } from './store-item.ts';
import { canSaveOffline, offlineItems, useOfflineItems } from './use-offline-items.ts';

type Item = ItemRef & { readonly title: string };

/** The texts of one kind of item, and of the offline page. */
type OfflineControlTexts = {
  readonly save: string;
  /** What saving it means, if that isn't obvious. */
  readonly note: string | null;
  readonly saving: string;
  saved(copy: OfflineItem): string;
  readonly remove: string;
  readonly failures: Readonly<Record<SaveFailure, string>>;
  /** Above the list on the offline page. */
  readonly listed: string;
};

type OfflineControlProps = {
  item: Item;
  texts: OfflineControlTexts;
  store(request: SaveRequest, progress: SaveProgress): Promise<void>;
  /** Where the copy is opened, if that isn't on the page already. */
  open?(copy: OfflineItem): ReactNode;
};

const noopSubscribe = () => () => undefined;

/** Stores an item for offline use, or removes it; empty if the browser doesn't support it. */
export function OfflineControl({ item, texts, store, open }: OfflineControlProps) {
  const canSave = useSyncExternalStore(noopSubscribe, canSaveOffline, () => false);
  const { user } = useSession();
  const { saved, running, failed } = useOfflineItems();
  if (!canSave || !user) return null;
  const progress = running.find((each) => isSameItem(each, item))?.progress;
  const copy = saved.find((each) => isSameItem(each, item) && each.owner === user.id);
  if (progress) return <Saving item={item} texts={texts} progress={progress} />;
  if (copy) {
    return (
      <Saved copy={copy} texts={texts}>
        {open?.(copy)}
      </Saved>
    );
  }
  const failure = failed.find((each) => isSameItem(each, item))?.failure;
  return <SaveButton item={item} texts={texts} store={store} owner={user.id} failure={failure} />;
}

type SaveButtonProps = Omit<OfflineControlProps, 'open'> & {
  owner: string;
  failure: SaveFailure | undefined;
};

function SaveButton({ item, texts, store, owner, failure }: SaveButtonProps) {
  const t = useTexts('page', 'ui');
  const auth = useAuth();
  const root = useRef<HTMLDivElement>(null);
  useFocusHandover(root);
  const save = () => {
    if (!auth) return;
    followMember(auth);
    const request = {
      owner,
      texts: {
        title: t('page.offline.title'),
        text: t('page.offline.text'),
        listed: texts.listed,
        retry: t('ui.retry'),
      },
      isOwnerSignedIn: () => auth.store.state().session?.user.id === owner,
    };
    void offlineItems.save(item, (progress) => store(request, progress));
  };
  return (
    <div ref={root} className="grid justify-items-start gap-1.5">
      <Button
        size="small"
        variant="quiet"
        className="-ms-3.5"
        aria-label={t('ui.labelled', { label: texts.save, text: item.title })}
        onClick={save}
      >
        <CloudDownload aria-hidden="true" />
        {texts.save}
      </Button>
      {texts.note ? <p className="text-xs text-ink-3">{texts.note}</p> : null}
      {failure ? <FieldError>{texts.failures[failure]}</FieldError> : null}
    </div>
  );
}

type SavingProps = Pick<OfflineControlProps, 'item' | 'texts'> & { progress: StoreProgress };

function Saving({ item, texts, progress }: SavingProps) {
  const t = useTexts('ui');
  const { done, count } = progress;
  const root = useRef<HTMLDivElement>(null);
  useFocusHandover(root);
  return (
    <div ref={root} className="grid w-full max-w-72 gap-2">
      <Progress
        kind="thin"
        value={done}
        max={Math.max(count, 1)}
        label={t('ui.labelled', { label: texts.saving, text: item.title })}
      />
      <p className="flex items-center justify-between gap-3 text-sm text-ink-2">
        {texts.saving}
        <Button size="small" variant="link" onClick={() => offlineItems.cancel(item)}>
          {t('ui.cancel')}
        </Button>
      </p>
    </div>
  );
}

type SavedProps = {
  copy: OfflineItem;
  texts: Pick<OfflineControlTexts, 'saved' | 'remove'>;
  children?: ReactNode;
};

/** How much space it takes, and the button that frees it. */
export function Saved({ copy, texts, children }: SavedProps) {
  const t = useTexts('ui');
  const root = useRef<HTMLParagraphElement>(null);
  useFocusHandover(root);
  return (
    <p ref={root} className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      <span className="tabular inline-flex items-center gap-2">
        <CloudOff aria-hidden="true" className="size-4.5 shrink-0 text-river" />
        {texts.saved(copy)}
      </span>
      {children}
      <Button
        size="small"
        variant="link"
        aria-label={t('ui.labelled', { label: texts.remove, text: copy.title })}
        onClick={() => void offlineItems.remove(copy)}
      >
        {texts.remove}
      </Button>
    </p>
  );
}
