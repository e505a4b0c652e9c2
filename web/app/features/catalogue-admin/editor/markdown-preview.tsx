import { useMemo } from 'react';
import { parseMarkdown } from '../../../lib/markdown/parse-markdown.ts';
import { Prose } from '../../../ui/prose.tsx';

/** Fetched with the first preview: it brings the reader of Markdown. */
export function MarkdownPreview({ text, lang }: { text: string; lang: string }) {
  const blocks = useMemo(() => parseMarkdown(text, { anchorPrefix: 'preview-' }), [text]);
  return <Prose blocks={blocks} lang={lang} />;
}
