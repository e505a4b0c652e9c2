import type { OpenLesson } from '@danube/contract/learning/learning.schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { queries } from '../../../../lib/api.ts';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { useTextLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';

type LessonFileProps = {
  lessonId: OpenLesson['id'];
  file: NonNullable<OpenLesson['file']>;
  /** Its URL, if it has one that can be followed. */
  href?: string | undefined;
};

/** A lesson's file, below its text. */
export function LessonFile(props: LessonFileProps) {
  const { file } = props;
  const t = useTexts('learning');
  const language = useTextLanguage();
  return (
    <section
      aria-label={t('learning.file.title')}
      className="grid gap-3 rounded-md border border-rule bg-surface p-4 sm:flex sm:items-center sm:justify-between sm:gap-6"
    >
      <p className="flex min-w-0 items-start gap-3">
        <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-river" />
        <span className="grid min-w-0 gap-0.5">
          <span className="font-[560] wrap-anywhere">{file.name}</span>
          <span className="type-small tabular">{formatBytes(file.size, language)}</span>
        </span>
      </p>
      <div className="grid justify-items-start gap-2 sm:shrink-0">
        <FileDownload {...props} variant="primary" />
      </div>
    </section>
  );
}

/** The same file above the text, for those who come back for it. */
export function LessonFileShortcut(props: LessonFileProps) {
  const language = useTextLanguage();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <FileDownload {...props} variant="secondary" />
      <span className="type-small tabular">{formatBytes(props.file.size, language)}</span>
    </div>
  );
}

type FileDownloadProps = LessonFileProps & { variant: 'primary' | 'secondary' };

/** The link is requested on demand and expires after minutes. */
function FileDownload({ lessonId, href, variant }: FileDownloadProps) {
  const t = useTexts('learning');
  const download = useMutation({
    ...queries.learning.file.mutationOptions(),
    // The URL is a download, so the browser stays on the page.
    onSuccess: ({ url }) => location.assign(url),
  });
  const label = (
    <>
      <Download aria-hidden="true" />
      {t('learning.file.download')}
    </>
  );
  if (href) {
    return (
      <Button asChild variant={variant}>
        <a href={href}>{label}</a>
      </Button>
    );
  }
  return (
    <>
      <Button
        variant={variant}
        data-needs-app=""
        isLoading={download.isPending}
        onClick={() => download.mutate({ lesson: lessonId })}
      >
        {label}
      </Button>
      {download.isError ? <FieldError>{t('learning.file.failed')}</FieldError> : null}
    </>
  );
}
