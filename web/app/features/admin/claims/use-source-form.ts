import type { ClaimEntry } from '@danube/contract/claims/claims.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import {
  academyDay,
  draftOf,
  type SourceDraft,
  type SourceField,
  sourceOf,
  wrongFields,
} from './source-form.ts';

type Shown = {
  isOpen: boolean;
  /** Whether to give up what was written. */
  isAsking: boolean;
  wrong: readonly SourceField[];
  /** How often the form was sent; what was wrong takes the focus each time. */
  attempts: number;
};

const closed: Shown = { isOpen: false, isAsking: false, wrong: [], attempts: 0 };

/** The dialog that writes the source of one figure, from opening to being published. */
export function useSourceForm({ id, source }: ClaimEntry, onSaved: () => void) {
  const language = useLanguage();
  const [shown, setShown] = useState(closed);
  const [begun, setBegun] = useState(() => draftOf(source, language));
  const [draft, setDraft] = useState(begun);
  const keep = useKeepSource();
  const isUnsaved = shown.isOpen && JSON.stringify(draft) !== JSON.stringify(begun);
  useLeaveWarning(isUnsaved);

  function show(isOpen: boolean) {
    const fresh = draftOf(source, language);
    setBegun(fresh);
    setDraft(fresh);
    setShown({ ...closed, isOpen });
    keep.reset();
  }

  return {
    ...shown,
    draft,
    today: academyDay(new Date()),
    isBusy: keep.isPending,
    failure: keep.error,
    write(part: Partial<SourceDraft>) {
      setDraft((now) => ({ ...now, ...part }));
      const changed = Object.keys(part);
      const wrong = shown.wrong.filter((field) => !changed.includes(field));
      setShown((now) => ({ ...now, wrong, isAsking: false }));
    },
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const wrong = wrongFields(draft, academyDay(new Date()));
      setShown((now) => ({ ...now, wrong, isAsking: false, attempts: now.attempts + 1 }));
      if (wrong.length > 0 || keep.isPending) return;
      keep.mutate(
        { id, ...sourceOf(draft) },
        {
          onSuccess() {
            show(false);
            onSaved();
          },
        },
      );
    },
    stay: () => setShown((now) => ({ ...now, isAsking: false })),
    discard: () => show(false),
    /** Escape, the cross, a press beside the dialog, and its trigger. */
    request(isOpen: boolean) {
      if (isOpen || !(isUnsaved || keep.isPending)) show(isOpen);
      else if (!keep.isPending) setShown((now) => ({ ...now, isAsking: true }));
    },
  };
}

function useKeepSource() {
  const queryClient = useQueryClient();
  return useMutation({
    ...queries.claims.keepSource.mutationOptions(),
    // Done when the list has been read anew, so that what is seen is what the server holds.
    onSuccess: () => readAnew(queryClient),
  });
}

export async function readAnew(queryClient: ReturnType<typeof useQueryClient>): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
  await queryClient.invalidateQueries({ queryKey: queries.claims.key() });
}
