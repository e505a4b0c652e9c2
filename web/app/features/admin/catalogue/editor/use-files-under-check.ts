import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { collectFiles } from '@danube/contract/catalogue/draft/draft-files.ts';
import type { FileId, StoredFile } from '@danube/contract/media/media.schemas.ts';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { queries } from '../../../../lib/api.ts';

const pollMs = 3_000;

type DraftFiles = {
  draft: Draft;
  fileOf: (id: FileId | null) => StoredFile | null;
  remember: (file: StoredFile) => void;
};

/** The draft's files that haven't been checked yet. */
export function filesUnderCheck({ draft, fileOf }: Omit<DraftFiles, 'remember'>): StoredFile[] {
  const ids = [...new Set(collectFiles(draft).map(({ id }) => id))];
  return ids.flatMap((id) => {
    const file = fileOf(id);
    return file?.state === 'checking' || file?.state === 'uploading' ? [file] : [];
  });
}

/** Polls files that are being checked. */
export function useFilesUnderCheck({ draft, fileOf, remember }: DraftFiles): void {
  const waiting = filesUnderCheck({ draft, fileOf });
  const answers = useQueries({
    queries: waiting.map(({ id }) => ({
      ...queries.media.read.queryOptions({ input: { fileId: id } }),
      refetchInterval: pollMs,
    })),
  });
  const checked = answers.flatMap(({ data }) =>
    data && data.state !== 'checking' && data.state !== 'uploading' ? [data] : [],
  );
  const take = useEffectEvent(() => {
    for (const file of checked) remember(file);
  });
  const key = checked.map(({ id, state }) => `${id} ${state}`).join();
  useEffect(() => {
    if (key) take();
  }, [key]);
}
