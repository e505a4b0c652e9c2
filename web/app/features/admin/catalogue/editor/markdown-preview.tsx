import { useMemo } from 'react';
import { parseMarkdown } from '../../../../lib/markdown/parse-markdown.ts';
import { Prose } from '../../../../ui/prose.tsx';
import { LessonProse } from '../../../shared/widgets/lesson/lesson-prose.tsx';

type MarkdownPreviewProps = {
  text: string;
  lang: string;
  /** Charts and calculators are drawn in lessons only. */
  isLesson: boolean;
};

/** Fetched with the first preview: it brings the reader of Markdown. */
export function MarkdownPreview({ text, lang, isLesson }: MarkdownPreviewProps) {
  const blocks = useMemo(() => parseMarkdown(text, { anchorPrefix: 'preview' }), [text]);
  return isLesson ? (
    <LessonProse blocks={blocks} lang={lang} />
  ) : (
    <Prose blocks={blocks} lang={lang} />
  );
}
