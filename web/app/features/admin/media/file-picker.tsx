import type { FilePurpose, StoredFile } from '@danube/contract/media/media.schemas.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';
import { Button } from '../../../ui/button.tsx';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { FileThumbnail } from './files/file-thumbnail.tsx';
import { useFileFormat } from './files/use-file-format.ts';

type FilePickerProps = { purpose: FilePurpose; onPick: (file: StoredFile) => void };

/** A dialog to search and choose from the ready files of a purpose, newest first. */
export function FilePicker({ purpose, onPick }: FilePickerProps) {
  const t = useTexts('media');
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  return (
    <Dialog
      trigger={
        <Button size="small" variant="link">
          {t('media.field.pick')}
        </Button>
      }
      title={t('media.field.pick')}
      description={t('media.picker.text')}
      size="medium"
      isOpen={isOpen}
      onOpenChange={(next) => {
        setSearch('');
        setIsOpen(next);
      }}
    >
      <div className="grid gap-4 pt-2">
        <Field label={t('media.picker.search')}>
          <TextInput
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            maxLength={100}
            autoComplete="off"
            leading={<Search aria-hidden="true" />}
          />
        </Field>
        <ReadyFiles
          purpose={purpose}
          search={search.trim()}
          onPick={(file) => {
            setIsOpen(false);
            onPick(file);
          }}
        />
      </div>
    </Dialog>
  );
}

const pageSize = 20;

type ReadyFilesProps = FilePickerProps & { search: string };

function ReadyFiles({ purpose, search, onPick }: ReadyFilesProps) {
  const t = useTexts('media');
  const settled = useDebouncedText(search);
  const list = useInfiniteQuery(
    queries.media.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        search: settled,
        purpose,
        state: 'ready' as const,
        limit: pageSize,
        ...(cursor ? { cursor } : {}),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      // Results stay visible while the next search loads.
      placeholderData: keepPreviousData,
    }),
  );
  if (list.isPending) return <ReadyFilesSkeleton />;
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('media.files.failed')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const files = list.data.pages.flatMap((page) => page.files);
  if (files.length === 0) {
    return search ? (
      <EmptyState drawing="search" title={t('media.files.noMatch')} />
    ) : (
      <EmptyState title={t('media.picker.empty')} />
    );
  }
  return (
    <>
      <ul>
        {files.map((file) => (
          <ReadyFile key={file.id} file={file} onPick={onPick} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button onClick={() => void list.fetchNextPage()} isLoading={list.isFetchingNextPage}>
          {t('media.picker.more')}
        </Button>
      ) : null}
    </>
  );
}

function ReadyFile({ file, onPick }: { file: StoredFile; onPick: (file: StoredFile) => void }) {
  const words = useFileFormat();
  return (
    <li className="border-b border-rule first:border-t">
      <button
        type="button"
        onClick={() => onPick(file)}
        className="flex w-full items-center gap-4 rounded-sm py-2.5 text-start transition-colors hover:bg-sunk"
      >
        <FileThumbnail file={file} />
        <span className="grid min-w-0 gap-0.5">
          <span className="truncate text-sm font-[560]">{file.name}</span>
          <span className="type-small tabular">
            {words.facts(file)}
            {' · '}
            <DateDisplay instant={file.createdAt} />
          </span>
        </span>
      </button>
    </li>
  );
}

function ReadyFilesSkeleton() {
  const rows = Array.from({ length: 5 }, (_, index) => index);
  return (
    <SkeletonRegion>
      {rows.map((row) => (
        <div key={row} className="flex items-center gap-4 border-b border-rule py-2.5">
          <Skeleton className="size-11" />
          <span className="grid gap-2">
            <Skeleton className="h-3.5 w-48" />
            <Skeleton className="h-3 w-32" />
          </span>
        </div>
      ))}
    </SkeletonRegion>
  );
}
