import { useState } from 'react';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { DateDisplay } from '../../../../ui/date-display.tsx';
import { Skeleton, SkeletonRegion } from '../../../../ui/skeleton.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import type { Sort } from '../../../../ui/table-sort.tsx';
import { fileRules } from '../files/file-rules.ts';
import { FileThumbnail } from '../files/file-thumbnail.tsx';
import { useFileFormat } from '../files/use-file-format.ts';
import { FileDetails } from './file-details.tsx';
import type { FileRow } from './file-row.ts';
import { FileUsages } from './file-usages.tsx';
import { type FilesView, filesPageSize, filesUrl } from './files-view.ts';
import { StateBadge } from './state-badge.tsx';

type FilesListProps = { files: readonly FileRow[]; view: FilesView };

/** A table if there is room for its columns, otherwise a list. */
export function FilesList({ files, view }: FilesListProps) {
  const [shown, setShown] = useState<{ id: string; opener: HTMLElement }>();
  const file = files.find(({ id }) => id === shown?.id);
  const show: OnShow = ({ id }, opener) => setShown({ id, opener });
  return (
    <>
      <WideTable files={files} view={view} onShow={show} className="max-xl:hidden" />
      <ul className="xl:hidden">
        {files.map((row) => (
          <FileItem key={row.id} file={row} onShow={show} />
        ))}
      </ul>
      {file ? (
        <FileDetails file={file} opener={shown?.opener} onClose={() => setShown(undefined)} />
      ) : null}
    </>
  );
}

export function FilesListSkeleton({ view }: { view: FilesView }) {
  const rows = Array.from({ length: filesPageSize }, (_, index) => index);
  return (
    <>
      <WideTable files={[]} view={view} isLoading className="max-xl:hidden" />
      <SkeletonRegion className="xl:hidden">
        {rows.map((row) => (
          <div key={row} className={itemClasses}>
            <Skeleton className="size-11" />
            <span className="grid gap-2">
              <Skeleton className="h-4 w-48" />
              <Skeleton className="h-3.5 w-40" />
              <Skeleton className="h-3.5 w-28" />
            </span>
          </div>
        ))}
      </SkeletonRegion>
    </>
  );
}

type OnShow = (file: FileRow, opener: HTMLElement) => void;
type WideTableProps = FilesListProps & { isLoading?: boolean; onShow?: OnShow; className: string };

function WideTable({ files, view, isLoading, onShow, className }: WideTableProps) {
  const t = useTexts('admin');
  const localPath = useLocalPath();
  const columns = useColumns(onShow);
  return (
    <Table
      caption={t('admin.uploads.title')}
      columns={columns}
      rows={files}
      rowKey={(file) => file.id}
      sort={sortOf(view)}
      sortControl={{
        kind: 'link',
        to: ({ direction }) =>
          localPath(
            filesUrl({
              ...view,
              sort: direction === 'descending' ? 'newest' : 'oldest',
              trail: [],
            }),
          ),
      }}
      isLoading={isLoading}
      pageSize={filesPageSize}
      className={className}
    />
  );
}

/** Name and size only sort in one direction, so their headers show none. */
function sortOf({ sort }: FilesView): Sort | undefined {
  if (sort !== 'newest' && sort !== 'oldest') return undefined;
  return { column: 'uploaded', direction: sort === 'newest' ? 'descending' : 'ascending' };
}

function useColumns(onShow?: OnShow): readonly Column<FileRow>[] {
  const t = useTexts('media');
  const words = useFileFormat();
  return [
    {
      id: 'file',
      header: t('media.files.file'),
      cell: (file) => (
        <span className="flex items-center gap-3">
          <FileThumbnail file={file} />
          <span className="grid min-w-0">
            <NameButton file={file} onShow={onShow} />
            <span className="text-xs text-ink-3">{t(fileRules[file.purpose].name)}</span>
          </span>
        </span>
      ),
      className: 'w-[42%] min-w-64',
    },
    {
      id: 'state',
      header: t('media.files.state'),
      cell: (file) => <StateBadge state={file.state} />,
      className: 'whitespace-nowrap',
    },
    {
      id: 'uses',
      header: t('media.files.usedBy'),
      cell: (file) => <FileUsages uses={file.uses} maxShown={2} />,
      className: 'min-w-40',
    },
    {
      id: 'size',
      header: t('media.files.size'),
      cell: (file) => words.bytes(file.bytes),
      align: 'end',
      className: 'whitespace-nowrap',
    },
    {
      id: 'uploaded',
      header: t('media.files.uploaded'),
      cell: (file) => <DateDisplay instant={file.createdAt} />,
      align: 'end',
      isSortable: true,
      className: 'whitespace-nowrap',
    },
  ];
}

const itemClasses =
  'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3.5 border-b border-rule py-3.5 first:border-t';

function FileItem({ file, onShow }: { file: FileRow; onShow: OnShow }) {
  const t = useTexts('media');
  const words = useFileFormat();
  return (
    <li className={itemClasses}>
      <FileThumbnail file={file} />
      <div className="grid gap-1.5">
        <NameButton file={file} onShow={onShow} />
        <p className="tabular text-xs text-ink-3">
          {t(fileRules[file.purpose].name)}
          {' · '}
          {words.facts(file)}
          {' · '}
          <DateDisplay instant={file.createdAt} className="whitespace-nowrap" />
        </p>
        {file.state === 'ready' ? null : (
          <p>
            <StateBadge state={file.state} />
          </p>
        )}
        <div className="text-sm">
          <FileUsages uses={file.uses} maxShown={2} />
        </div>
      </div>
    </li>
  );
}

function NameButton({ file, onShow }: { file: FileRow; onShow?: OnShow | undefined }) {
  const t = useTexts('media');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('media.files.details', { name: file.name })}
      onClick={(event) => onShow?.(file, event.currentTarget)}
      className="w-fit rounded-sm text-start font-[560] [overflow-wrap:anywhere] decoration-river/45 decoration-1 underline-offset-[0.25em] hover:underline touch:min-h-11"
    >
      {file.name}
    </button>
  );
}
