import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { copyText } from '../../../../ui/copy-text.ts';
import { DateDisplay } from '../../../../ui/date-display.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { fileRules, isPicture } from '../files/file-rules.ts';
import { rejectionText } from '../files/file-texts.ts';
import { FileThumbnail } from '../files/file-thumbnail.tsx';
import { formatClock } from '../files/format-clock.ts';
import { useFileFormat } from '../files/use-file-format.ts';
import { DownloadFile } from './download-file.tsx';
import type { FileRow } from './file-row.ts';
import { FileUsages } from './file-usages.tsx';
import { RemoveFile } from './remove-file.tsx';
import { StateBadge } from './state-badge.tsx';

type FileDetailsProps = {
  file: FileRow;
  /** Gets the focus back. */
  opener: HTMLElement | undefined;
  onClose: () => void;
};

/** All details of one file, and its actions. */
export function FileDetails({ file, opener, onClose }: FileDetailsProps) {
  const t = useTexts('media');
  return (
    <Drawer
      isOpen
      opener={opener ?? null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<span className="[overflow-wrap:anywhere]">{file.name}</span>}
      description={t(fileRules[file.purpose].name)}
      actions={
        <>
          <RemoveFile file={file} onRemoved={onClose} />
          <DownloadFile file={file} />
        </>
      }
    >
      <div className="grid gap-6 pt-2">
        {isPicture(file.purpose) ? <FileThumbnail file={file} size="large" /> : null}
        {file.state === 'refused' ? <FieldError>{t(rejectionText(file))}</FieldError> : null}
        <Facts file={file} />
        <section className="grid gap-2 text-sm">
          <h3 className="font-[560]">{t('media.files.usedBy')}</h3>
          {file.uses.length > 0 ? (
            <FileUsages uses={file.uses} />
          ) : (
            <p className="text-ink-2">{t('media.details.noUses')}</p>
          )}
        </section>
        <NoDownload file={file} />
      </div>
    </Drawer>
  );
}

/** Replaces the button with the reason. */
function NoDownload({ file }: { file: FileRow }) {
  const t = useTexts('media');
  if (file.state !== 'ready') return <p className="type-small">{t('media.details.noDownload')}</p>;
  if (file.purpose !== 'course') return null;
  return <p className="type-small">{t('media.details.noCourseDownload')}</p>;
}

function Facts({ file }: { file: FileRow }) {
  const t = useTexts('media');
  const words = useFileFormat();
  const { width, height, durationSeconds, pageCount, uploadedBy } = file;
  return (
    <dl className="grid gap-y-2.5 text-sm">
      <Fact label={t('media.files.state')}>
        <StateBadge state={file.state} />
      </Fact>
      <Fact label={t('media.details.type')}>{file.contentType ?? t('media.details.unknown')}</Fact>
      <Fact label={t('media.files.size')}>{words.bytes(file.bytes)}</Fact>
      {width !== null && height !== null ? (
        <Fact label={t('media.details.dimensions')}>{words.dimensions(width, height)}</Fact>
      ) : null}
      {durationSeconds === null ? null : (
        <Fact label={t('media.details.length')}>{formatClock(durationSeconds)}</Fact>
      )}
      {pageCount === null ? null : (
        <Fact label={t('media.details.pages')}>{words.pages(pageCount)}</Fact>
      )}
      <Fact label={t('media.details.by')}>{uploadedBy?.name ?? t('media.details.gone')}</Fact>
      <Fact label={t('media.details.at')}>
        <DateDisplay instant={file.createdAt} style="moment" />
      </Fact>
      {file.sha256 ? <Digest digest={file.sha256} /> : null}
    </dl>
  );
}

function Digest({ digest }: { digest: string }) {
  const t = useTexts('media');
  const words = { copied: t('media.details.copied'), notCopied: t('media.details.notCopied') };
  return (
    <Fact label={t('media.details.digest')}>
      <span className="flex items-center gap-1">
        <code title={digest} className="text-xs">{`${digest.slice(0, 12)}…`}</code>
        <IconButton
          label={t('media.details.copy')}
          onClick={() => void copyText(digest, words)}
          className="-my-2.5"
        >
          <Copy aria-hidden="true" />
        </IconButton>
      </span>
    </Fact>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4">
      <dt className="text-ink-3">{label}</dt>
      <dd className="tabular [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
