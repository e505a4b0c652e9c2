import { ExternalLink } from 'lucide-react';
import { createContext, use } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../lib/local-path.ts';
import type { ProseLink, ProsePhrase, ProseReference } from '../lib/markdown/prose-tree.ts';
import { useTexts } from '../lib/texts.tsx';
import { FootnoteReference } from './prose-footnotes.tsx';

/** Anchor of the footnotes heading of the surrounding text. */
export const FootnotesHeading = createContext<string | undefined>(undefined);

/** Text with inline formatting, links and footnote references. */
export function Phrases({ phrases }: { phrases: readonly ProsePhrase[] }) {
  return numbered(phrases).map(({ key, part }) =>
    typeof part === 'string' ? part : <Phrase key={key} phrase={part} />,
  );
}

function Phrase({ phrase }: { phrase: Exclude<ProsePhrase, string> }) {
  switch (phrase.kind) {
    case 'strong':
      return (
        <strong>
          <Phrases phrases={phrase.phrases} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Phrases phrases={phrase.phrases} />
        </em>
      );
    case 'deleted':
      return (
        <s>
          <Phrases phrases={phrase.phrases} />
        </s>
      );
    case 'code':
      return <code>{phrase.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return <ProseLinkView link={phrase} />;
    case 'reference':
      return <Reference reference={phrase} />;
  }
}

function Reference({ reference }: { reference: ProseReference }) {
  return <FootnoteReference reference={reference} heading={use(FootnotesHeading)} />;
}

function ProseLinkView({ link }: { link: ProseLink }) {
  const t = useTexts('ui');
  const localPath = useLocalPath();
  const words = <Phrases phrases={link.phrases} />;
  if (link.isExternal) {
    return (
      <a href={link.href} rel="noopener nofollow" className="prose-link">
        {words}
        <ExternalLink aria-hidden="true" /> <span className="sr-only">{t('ui.externalLink')}</span>
      </a>
    );
  }
  // The router doesn't handle mailto links and anchors.
  if (!link.href.startsWith('/')) {
    return (
      <a href={link.href} className="prose-link">
        {words}
      </a>
    );
  }
  return (
    <Link to={localPath(link.href)} className="prose-link">
      {words}
    </Link>
  );
}

/** A text doesn't change while it is shown, so the index works as a key. */
export function numbered<Part>(parts: readonly Part[]): { key: string; part: Part }[] {
  return parts.map((part, index) => ({ key: String(index), part }));
}
