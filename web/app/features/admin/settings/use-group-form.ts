import { toEntries } from '@danube/contract/settings/entries.ts';
import type { SettingsEdition } from '@danube/contract/settings/settings.contract.ts';
import { settingsGroups } from '@danube/contract/settings/settings-groups.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { declaredError, failureOf } from '../../../lib/failure.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { showToast } from '../../../ui/toast.ts';

type Values = Readonly<Record<string, unknown>>;

export type GroupForm = ReturnType<typeof useGroupForm>;

/** The input, stored as a draft on the server when it is saved. */
export function useGroupForm(edition: SettingsEdition) {
  const t = useTexts('admin', 'editor', 'settings');
  const { group } = edition;
  const { isShown } = settingsGroups[group];
  const [entered, setEntered] = useState<Values | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [refused, setRefused] = useState<Values>({});
  const values = entered ?? edition.values;
  const isDirty = entered !== null;
  const wrongPlaces = invalidPathsOf(failure, { refused, values });
  useLeaveWarning(isDirty);
  const take = useTakeEdition();
  const save = useMutation(queries.settings.save.mutationOptions());
  const publish = useMutation(queries.settings.publish.mutationOptions());
  const discard = useMutation(queries.settings.discard.mutationOptions());
  const restore = useMutation(queries.settings.restore.mutationOptions());

  async function run(step: () => Promise<SettingsEdition>, done: string): Promise<void> {
    setFailure(null);
    try {
      take(await step());
      setEntered(null);
      showToast({ kind: 'success', title: done });
    } catch (error) {
      setFailure(error);
      setRefused(values);
    }
  }

  /** Saves unsaved input first, so that what is published is what's on the screen. */
  async function saved(): Promise<SettingsEdition> {
    if (!isDirty) return edition;
    const next = await save.mutateAsync({ group, revision: edition.revision, values });
    take(next);
    return next;
  }

  const publishSaved = (reason?: string) =>
    run(
      async () => {
        const { revision } = await saved();
        return publish.mutateAsync({ group, revision, reason });
      },
      t(isShown ? 'settings.published' : 'settings.applied'),
    );

  /** A group that no page shows has nothing to preview, so saving publishes it. */
  function submit(): void {
    if (!isDirty || save.isPending || publish.isPending) return;
    void (isShown ? run(saved, t('settings.saved')) : publishSaved());
  }

  return {
    edition,
    values,
    isDirty,
    isSubmitting: save.isPending || publish.isPending || discard.isPending || restore.isPending,
    isInvalid: (place: string) => wrongPlaces.some((wrong) => `${wrong}.`.startsWith(`${place}.`)),
    error: failure === null ? undefined : errorText(failureOf(failure), t),
    setValue: (name: string, value: unknown) => setEntered({ ...values, [name]: value }),
    reset() {
      setEntered(null);
      setFailure(null);
    },
    submit,
    /** The server's error; a new one each time. */
    submitError: failure,
    publish: publishSaved,
    discard: () =>
      run(
        () => discard.mutateAsync({ group, revision: edition.revision }),
        t('settings.discarded'),
      ),
    restore: (number: number) =>
      run(
        () => restore.mutateAsync({ group, number, revision: edition.revision }),
        t(isShown ? 'settings.restored' : 'settings.restoredPrivate'),
      ),
  };
}

function useTakeEdition() {
  const queryClient = useQueryClient();
  return (edition: SettingsEdition) => {
    const { group } = edition;
    queryClient.setQueryData(queries.settings.read.queryKey({ input: { group } }), edition);
    void queryClient.invalidateQueries({ queryKey: queries.settings.list.key() });
  };
}

/**
 * The path of each error: the field, and in a list the entry's id and its field. The server counts
 * entries by position, but an id still identifies the right one after a move. An error is removed
 * with its entry.
 */
function invalidPathsOf(
  failure: unknown,
  { refused, values }: { refused: Values; values: Values },
): readonly string[] {
  const declared = declaredError<unknown>(failure);
  if (declared?.code !== 'BAD_REQUEST') return [];
  return declared.data.issues.flatMap(({ path }) => {
    const [name = '', place, ...rest] = path.slice(1);
    const id = typeof place === 'number' && toEntries(refused[name])[place]?.id;
    if (!id) return path.slice(1).join('.');
    const exists = toEntries(values[name]).some((entry) => entry.id === id);
    return exists ? [name, id, ...rest].join('.') : [];
  });
}
