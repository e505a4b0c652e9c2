import { CornerLeftUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProseFootnote, ProseReference } from '../lib/markdown/prose-tree.ts';
import { useFallbackLang, useLanguage, useTexts } from '../lib/texts.tsx';

type ReferenceProps = {
  reference: ProseReference;
  /** Anchor of the footnotes heading. */
  heading: string | undefined;
};

export function FootnoteReference({ reference, heading }: ReferenceProps) {
  return (
    <sup className="prose-reference">
      <a
        id={reference.id}
        href={`#${reference.footnote}`}
        role="doc-noteref"
        aria-describedby={heading}
      >
        {reference.number}
      </a>
    </sup>
  );
}

/** `children` are the list items. */
export function Footnotes({ id, children }: { id: string; children: ReactNode }) {
  const t = useTexts('ui');
  const fallback = useFallbackLang('ui');
  const page = useLanguage();
  return (
    <section role="doc-endnotes" aria-labelledby={id} className="prose-footnotes">
      <h2 id={id} lang={fallback ?? page}>
        {t('ui.prose.footnotes')}
      </h2>
      <ol>{children}</ol>
    </section>
  );
}

/** Links from a footnote back to each of its references. */
export function BackLinks({ footnote }: { footnote: ProseFootnote }) {
  const t = useTexts('ui');
  const back = t('ui.prose.back', { number: footnote.number });
  const isAlone = footnote.references.length === 1;
  return footnote.references.map((reference, index) => (
    <a
      key={reference}
      href={`#${reference}`}
      role="doc-backlink"
      aria-label={isAlone ? back : `${back} (${index + 1})`}
      className="prose-back"
    >
      <CornerLeftUp aria-hidden="true" />
      {isAlone ? null : <sup aria-hidden="true">{index + 1}</sup>}
    </a>
  ));
}
