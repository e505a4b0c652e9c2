import type { LanguageCode } from '@danube/contract/locale.ts';
import { lazy, Suspense, useDeferredValue, useId, useRef, useState } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { controlClasses, FieldError } from '../../../../ui/field.tsx';
import { ScrollRegion } from '../../../../ui/scroll-region.tsx';
import { SkeletonText } from '../../../../ui/skeleton.tsx';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import { useCalculators } from './use-calculators.tsx';
import { useDraftText } from './use-draft-input.ts';
import { type LimitedText, useLimitedText } from './use-limited-text.ts';
import { type PictureOptions, usePictures } from './use-pictures.tsx';
import { useVideos } from './use-videos.tsx';

const MarkdownPreview = lazy(async () => {
  const { MarkdownPreview: Component } = await import('./markdown-preview.tsx');
  return { default: Component };
});

type MarkdownAreaProps = {
  label: string;
  help?: string | undefined;
  value: string;
  lang: LanguageCode;
  maxLength: number;
  onChange: (value: string) => void;
  /** Next to the text, if there is room. */
  withPreview?: boolean | undefined;
  /** Allows charts, calculators and videos, and renders them in the preview. */
  isLesson?: boolean;
  /** Allows pictures: from the toolbar, pasted or dropped. */
  pictures?: PictureOptions;
};

/** A Markdown editor. */
export function MarkdownArea(props: MarkdownAreaProps) {
  const { label, help, value, lang, maxLength, onChange, withPreview, isLesson = false } = props;
  const t = useTexts('editor');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { shown, type } = useDraftText(value, onChange);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const limited = useLimitedText(area, maxLength);
  const pictures = usePictures(limited.change, props.pictures);
  const calculators = useCalculators(limited.change);
  const videos = useVideos(limited.change, lang);
  const described = [limited.isTooLong && `${id}-error`, help && `${id}-help`];
  const describedBy = described.filter(Boolean).join(' ') || undefined;
  return (
    <div className="@container grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="text-sm leading-snug font-[560]">
        {label}
      </label>
      {help ? (
        <p id={`${id}-help`} className="type-small">
          {help}
        </p>
      ) : null}
      <div className={classNames('grid min-w-0 gap-4', withPreview && '@3xl:grid-cols-2')}>
        <div className={classNames('grid min-w-0 content-start', isPreviewed && '@max-3xl:hidden')}>
          <MarkdownToolbar
            field={label}
            change={limited.change}
            isLesson={isLesson}
            onPicture={pictures.ask}
            onCalculator={calculators.ask}
            onVideo={videos.ask}
          />
          <textarea
            {...pictures.handlers}
            value={shown}
            onChange={(event) => {
              limited.onType();
              type(event.currentTarget.value);
            }}
            onPaste={(event) => {
              pictures.handlers.onPaste?.(event);
              if (!event.isDefaultPrevented()) limited.onPaste(event);
            }}
            ref={area}
            id={id}
            lang={lang}
            maxLength={maxLength}
            aria-invalid={limited.isTooLong || undefined}
            aria-describedby={describedBy}
            className={classNames(
              controlClasses,
              'field-sizing-content max-h-[70dvh] min-h-44 resize-y rounded-t-none py-3 text-sm leading-relaxed',
            )}
          />
        </div>
        {withPreview ? (
          <Preview
            label={label}
            text={value}
            lang={lang}
            isLesson={isLesson}
            isShown={isPreviewed}
          />
        ) : null}
      </div>
      <TooLong id={`${id}-error`} limited={limited} maxLength={maxLength} />
      {withPreview ? (
        <button
          type="button"
          aria-pressed={isPreviewed}
          onClick={() => setIsPreviewed((now) => !now)}
          className="min-h-11 justify-self-start text-sm font-[550] text-river-ink underline decoration-river/45 underline-offset-[0.28em] @3xl:hidden"
        >
          {t(isPreviewed ? 'editor.markdown.write' : 'editor.markdown.preview')}
        </button>
      ) : null}
      {pictures.dialog}
      {calculators.dialog}
      {videos.dialog}
    </div>
  );
}

type TooLongProps = { id: string; limited: LimitedText; maxLength: number };

/** The region is there before the message, so that screen readers announce it. */
function TooLong({ id, limited, maxLength }: TooLongProps) {
  const t = useTexts('editor');
  const format = useFormat();
  return (
    <div role="status" className="empty:absolute">
      {limited.isTooLong ? (
        <FieldError id={id}>
          {t('editor.markdown.tooLong', { max: format.number(maxLength) })}
        </FieldError>
      ) : null}
    </div>
  );
}

type PreviewProps = {
  label: string;
  text: string;
  lang: LanguageCode;
  isLesson: boolean;
  isShown: boolean;
};

function Preview({ label, text, lang, isLesson, isShown }: PreviewProps) {
  const t = useTexts('editor');
  const shown = useDeferredValue(text);
  return (
    <ScrollRegion
      label={t('editor.markdown.previewOf', { field: label })}
      className={classNames(
        'max-h-[calc(70dvh+3rem)] min-w-0 overflow-y-auto rounded-md border border-rule bg-paper px-5 py-4',
        !isShown && '@max-3xl:hidden',
      )}
    >
      {shown ? (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <MarkdownPreview text={shown} lang={lang} isLesson={isLesson} />
        </Suspense>
      ) : (
        <p className="type-small">{t('editor.markdown.empty')}</p>
      )}
    </ScrollRegion>
  );
}
