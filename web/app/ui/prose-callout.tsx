import {
  ChevronDown,
  Info,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  PencilLine,
  TriangleAlert,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { CalloutKind } from '../lib/markdown/prose-tree.ts';
import type { TextKey } from '../lib/text-keys.ts';
import { useFallbackLang, useLanguage, useTexts } from '../lib/texts.tsx';

const calloutStyles: Readonly<Record<CalloutKind, { icon: LucideIcon; label: TextKey }>> = {
  note: { icon: Info, label: 'ui.prose.note' },
  tip: { icon: Lightbulb, label: 'ui.prose.tip' },
  warning: { icon: TriangleAlert, label: 'ui.prose.warning' },
  example: { icon: PencilLine, label: 'ui.prose.example' },
  solution: { icon: ListChecks, label: 'ui.prose.solution' },
};

type CalloutProps = { kind: CalloutKind; title?: ReactNode; children: ReactNode };

export function Callout({ kind, title, children }: CalloutProps) {
  const id = useId();
  const heading = title ? <p className="prose-callout-title">{title}</p> : null;
  if (kind === 'solution') {
    return (
      <details className="prose-callout" data-callout={kind}>
        <summary className="prose-callout-head">
          <KindLabel kind={kind} />
          <ChevronDown aria-hidden="true" className="prose-callout-chevron" />
        </summary>
        {heading}
        {children}
      </details>
    );
  }
  return (
    <div role="note" aria-labelledby={id} className="prose-callout" data-callout={kind}>
      <div id={id} className="prose-callout-head">
        <KindLabel kind={kind} />
        {heading}
      </div>
      {children}
    </div>
  );
}

function KindLabel({ kind }: { kind: CalloutKind }) {
  const t = useTexts('ui');
  const fallback = useFallbackLang('ui');
  const page = useLanguage();
  const { icon: Icon, label } = calloutStyles[kind];
  return (
    // The text may be in another language than the page's labels.
    <span lang={fallback ?? page} className="prose-callout-kind">
      <Icon aria-hidden="true" />
      {t(label)}
    </span>
  );
}
