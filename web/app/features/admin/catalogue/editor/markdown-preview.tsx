import { useMemo } from 'react';
import { parseMarkdown } from '../../../../lib/markdown/parse-markdown.ts';
import { Prose } from '../../../../ui/prose.tsx';
import { LessonProse } from '../../../shared/widgets/lesson/lesson-prose.tsx';

type MarkdownPreviewProps = {
  text: string;
  lang: string;
  /** Only lessons have charts and calculators. */
  isLesson: boolean;
};

/** Loaded with the first preview, because it includes the Markdown parser. */
export function MarkdownPreview({ text, lang, isLesson }: MarkdownPreviewProps) {
  const blocks = useMemo(() => parseMarkdown(text, { anchorPrefix: 'preview' }), [text]);
  return isLesson ? (
    <LessonProse blocks={blocks} lang={lang} />
  ) : (
    <Prose blocks={blocks} lang={lang} />
  );
}
