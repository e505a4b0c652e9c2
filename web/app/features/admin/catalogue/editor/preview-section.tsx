import { isUnsaved } from '@danube/contract/drafts/save-queue.ts';
import { isLanguageCode, languages } from '@danube/contract/locale.ts';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '../../../../lib/texts.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../../../../ui/skeleton.tsx';
import type { EditorLocation } from './editor-location.ts';
import { useEditor } from './use-editor.tsx';
import { useEditorNavigate } from './use-editor-link.ts';

/** The item's public page, and the draft's revision it shows. */
export type RenderedPreview = { ofRevision: number; page: ReactNode };

type PreviewSectionProps = { place: EditorLocation; preview: RenderedPreview | null };

/** A preview of the public page, in one language. */
export function PreviewSection({ place, preview }: PreviewSectionProps) {
  const t = useTexts('editor');
  const { draft, view } = useEditor();
  const goTo = useEditorNavigate();
  const language = place.language ?? draft.originalLanguage;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label={t('editor.preview.language')} className="w-64 max-w-full">
          <Select
            value={language}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              if (isLanguageCode(chosen)) goTo({ part: 'preview', language: chosen });
            }}
          >
            {languages.map(({ code, nativeName }) => (
              <option key={code} value={code} lang={code}>
                {nativeName}
              </option>
            ))}
          </Select>
        </Field>
        <p role="status" className="type-small max-w-prose grow basis-72 pb-3.5">
          {t(isUnsaved(view.queue) ? 'editor.preview.unsaved' : 'editor.preview.note')}
        </p>
      </div>
      <PreviewContent preview={preview} refetch={() => goTo({ ...place, language })} />
    </div>
  );
}

type PreviewContentProps = { preview: RenderedPreview | null; refetch: () => void };

function PreviewContent({ preview, refetch }: PreviewContentProps) {
  const t = useTexts('editor', 'admin');
  const { edition, autosave } = useEditor();
  const isReading = useNavigation().state !== 'idle';
  // Unsent edits would be missing from the preview.
  useEffect(() => void autosave.sendNow(), [autosave]);
  const isBehind = preview !== null && preview.ofRevision < edition.revision;
  useEffect(() => {
    if (isBehind && !isReading) refetch();
  }, [isBehind, isReading, refetch]);
  if (preview === null && isReading) return <PreviewSkeleton />;
  if (preview === null) {
    return (
      <ErrorState
        title={t('editor.preview.failed')}
        text={t('admin.failedText')}
        onRetry={refetch}
      />
    );
  }
  return (
    <div
      aria-busy={isReading || undefined}
      className="min-w-0 overflow-clip rounded-md border border-rule-strong bg-paper"
    >
      <Suspense fallback={<PreviewSkeleton />}>{preview.page}</Suspense>
    </div>
  );
}

function PreviewSkeleton() {
  return (
    <SkeletonRegion className="grid gap-6 p-6">
      <Skeleton className="h-10 w-2/3" />
      <SkeletonText lines={5} className="max-w-prose" />
    </SkeletonRegion>
  );
}
