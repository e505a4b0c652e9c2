import type { LanguageCode } from '@danube/contract/locale.ts';
import { Bold, Heading2, Italic, Link, List, ListOrdered, Quote } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  lazy,
  type RefObject,
  Suspense,
  useDeferredValue,
  useId,
  useRef,
  useState,
} from 'react';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { controlClasses } from '../../../../ui/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { ScrollRegion } from '../../../../ui/scroll-region.tsx';
import { SkeletonText } from '../../../../ui/skeleton.tsx';
import { formatMarkdown, type MarkdownAction } from './format-markdown.ts';
import { useDraftText } from './use-draft-input.ts';

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
  onWrite: (value: string) => void;
  /** Next to the text, if there is room. */
  withPreview?: boolean | undefined;
  /** Renders charts and calculators in the preview. */
  isLesson?: boolean;
  /** Handles a pasted or dropped image; resolves to the Markdown to insert at the cursor. */
  onPicture?: (file: File) => Promise<string | null>;
};

/** A Markdown editor. */
export function MarkdownArea(props: MarkdownAreaProps) {
  const { label, help, value, lang, maxLength, onWrite, withPreview, isLesson = false } = props;
  const t = useTexts('editor');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { shown, type } = useDraftText(value, onWrite);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const pictures = usePictures(area, type, props.onPicture);
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="text-sm leading-snug font-[560]">
        {label}
      </label>
      {help ? (
        <p id={`${id}-help`} className="type-small">
          {help}
        </p>
      ) : null}
      <div className={classNames('grid min-w-0 gap-4', withPreview && 'xl:grid-cols-2')}>
        <div className={classNames('grid min-w-0 content-start', isPreviewed && 'max-xl:hidden')}>
          <Toolbar field={label} area={area} maxLength={maxLength} onWrite={type} />
          <textarea
            {...pictures}
            value={shown}
            onChange={(event) => type(event.currentTarget.value)}
            ref={area}
            id={id}
            lang={lang}
            maxLength={maxLength}
            aria-describedby={help ? `${id}-help` : undefined}
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
      {withPreview ? (
        <button
          type="button"
          aria-pressed={isPreviewed}
          onClick={() => setIsPreviewed((now) => !now)}
          className="min-h-11 justify-self-start text-sm font-[550] text-river-ink underline decoration-river/45 underline-offset-[0.28em] xl:hidden"
        >
          {t(isPreviewed ? 'editor.markdown.write' : 'editor.markdown.preview')}
        </button>
      ) : null}
    </div>
  );
}

/** Pasted and dropped images are inserted at the cursor once they are uploaded. */
function usePictures(
  area: RefObject<HTMLTextAreaElement | null>,
  onWrite: (value: string) => void,
  store: MarkdownAreaProps['onPicture'],
) {
  if (!store) return {};
  const take = (event: { preventDefault(): void }, files: FileList | undefined) => {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    void store(file).then((words) => {
      const control = area.current;
      if (!words || !control) return;
      const { value, selectionStart } = control;
      onWrite(`${value.slice(0, selectionStart)}\n\n${words}\n\n${value.slice(selectionStart)}`);
    });
  };
  return {
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => take(event, event.clipboardData.files),
    onDrop: (event: DragEvent<HTMLTextAreaElement>) => take(event, event.dataTransfer.files),
  };
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
        !isShown && 'max-xl:hidden',
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

const tools: readonly { act: MarkdownAction; label: TextKey; icon: typeof Bold }[] = [
  { act: 'bold', label: 'editor.markdown.bold', icon: Bold },
  { act: 'italic', label: 'editor.markdown.italic', icon: Italic },
  { act: 'heading', label: 'editor.markdown.heading', icon: Heading2 },
  { act: 'list', label: 'editor.markdown.list', icon: List },
  { act: 'numbered', label: 'editor.markdown.numbered', icon: ListOrdered },
  { act: 'quote', label: 'editor.markdown.quote', icon: Quote },
  { act: 'link', label: 'editor.markdown.link', icon: Link },
];

type ToolbarProps = {
  field: string;
  area: RefObject<HTMLTextAreaElement | null>;
  maxLength: number;
  onWrite: (value: string) => void;
};

function Toolbar({ field, area, maxLength, onWrite }: ToolbarProps) {
  const t = useTexts('editor');

  function press(act: MarkdownAction) {
    const control = area.current;
    if (!control) return;
    const { value, selectionStart, selectionEnd } = control;
    const chosen = { text: value, start: selectionStart, end: selectionEnd };
    const { text, start, end } = formatMarkdown(chosen, act, t('editor.markdown.linkText'));
    if (text.length > maxLength) return;
    onWrite(text);
    control.focus();
    // After the field has rendered the new text.
    requestAnimationFrame(() => control.setSelectionRange(start, end));
  }

  return (
    <div
      role="toolbar"
      aria-label={t('editor.markdown.toolbar', { field })}
      className="flex flex-wrap rounded-t-md border border-b-0 border-control bg-sunk/50 px-1"
    >
      {tools.map(({ act, label, icon: Icon }) => (
        <IconButton
          key={act}
          label={t(label)}
          title={t(label)}
          onClick={() => press(act)}
          className="size-9 touch:size-11 [&_svg]:size-4"
        >
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  );
}
