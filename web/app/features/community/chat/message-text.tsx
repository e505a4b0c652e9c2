import type { CommunityMember } from '@danube/contract/community/community.schemas.ts';
import { ExternalLink } from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { OptionalBoundary } from '../../../lib/optional-boundary.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { numbered } from '../../../ui/prose-phrases.tsx';
import { type MessageBlock, type MessagePhrase, parseMessage } from './parse-message.ts';
import { splitMentions } from './split-mentions.ts';

type MessageTextProps = {
  text: string;
  mentions: readonly CommunityMember[];
  /** The reader, whose mentions are highlighted. */
  readerId: CommunityMember['id'] | undefined;
};

type Mentioned = Pick<MessageTextProps, 'mentions' | 'readerId'>;

/**
 * A message's text with its limited formatting, never as HTML. If parsing fails, the raw text is
 * shown, so that one message can't break the conversation.
 */
export function MessageText(props: MessageTextProps) {
  const { text } = props;
  return (
    <OptionalBoundary
      key={text}
      fallback={<p className="max-w-[64ch] whitespace-pre-wrap wrap-anywhere">{text}</p>}
    >
      <ReadText {...props} />
    </OptionalBoundary>
  );
}

function ReadText({ text, ...mentioned }: MessageTextProps) {
  const blocks = useMemo(() => parseMessage(text), [text]);
  return (
    <div className="grid max-w-[64ch] gap-2 text-[0.9375rem] leading-normal text-pretty wrap-anywhere">
      <Blocks blocks={blocks} {...mentioned} />
    </div>
  );
}

function Blocks({ blocks, ...mentioned }: Mentioned & { blocks: readonly MessageBlock[] }) {
  return numbered(blocks).map(({ key, part }) => <Block key={key} block={part} {...mentioned} />);
}

function Block({ block, ...mentioned }: Mentioned & { block: MessageBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Phrases phrases={block.phrases} {...mentioned} />
        </p>
      );
    case 'code':
      return (
        <pre className="rounded-sm bg-sunk px-3 py-2 text-sm whitespace-pre-wrap">{block.text}</pre>
      );
    case 'quote':
      return (
        <blockquote className="grid gap-2 border-s-2 border-rule-strong ps-3 text-ink-2">
          <Blocks blocks={block.blocks} {...mentioned} />
        </blockquote>
      );
    case 'list': {
      const items = numbered(block.items).map(({ key, part }) => (
        <li key={key}>
          <Blocks blocks={part} {...mentioned} />
        </li>
      ));
      return block.isOrdered ? (
        <ol start={block.start} className="grid list-decimal gap-1 ps-5">
          {items}
        </ol>
      ) : (
        <ul className="grid list-disc gap-1 ps-5">{items}</ul>
      );
    }
  }
}

function Phrases({ phrases, ...mentioned }: Mentioned & { phrases: readonly MessagePhrase[] }) {
  return numbered(phrases).map(({ key, part }) => (
    <Fragment key={key}>
      <Phrase phrase={part} {...mentioned} />
    </Fragment>
  ));
}

function Phrase({ phrase, ...mentioned }: Mentioned & { phrase: MessagePhrase }) {
  if (typeof phrase === 'string') return <TextWithMentions text={phrase} {...mentioned} />;
  switch (phrase.kind) {
    case 'strong':
      return (
        <strong>
          <Phrases phrases={phrase.phrases} {...mentioned} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Phrases phrases={phrase.phrases} {...mentioned} />
        </em>
      );
    case 'deleted':
      return (
        <s>
          <Phrases phrases={phrase.phrases} {...mentioned} />
        </s>
      );
    case 'code':
      return <code className="rounded-sm bg-sunk px-1 py-0.5 text-[0.9em]">{phrase.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return <MessageLink link={phrase} {...mentioned} />;
  }
}

/** Mentions chosen from the list are highlighted; a typed @ isn't. */
function TextWithMentions({ text, mentions, readerId }: Mentioned & { text: string }) {
  return numbered(splitMentions(text, mentions)).map(({ key, part }) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span
        key={key}
        className={classNames(
          'font-[560]',
          part.id === readerId ? 'rounded-sm bg-bell/30 px-1 text-ink' : 'text-river-ink',
        )}
      >
        {`@${part.name}`}
      </span>
    ),
  );
}

type MessageLinkProps = Mentioned & { link: Extract<MessagePhrase, { kind: 'link' }> };

function MessageLink({ link, ...mentioned }: MessageLinkProps) {
  const t = useTexts('ui');
  const localPath = useLocalPath();
  const words = <Phrases phrases={link.phrases} {...mentioned} />;
  if (link.href.startsWith('/')) {
    return (
      <Link to={localPath(link.href)} className="prose-link">
        {words}
      </Link>
    );
  }
  return (
    <a
      href={link.href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="prose-link"
    >
      {words}
      <ExternalLink aria-hidden="true" className="ms-0.5 inline size-3.5" />{' '}
      <span className="sr-only">{t('ui.externalLink')}</span>
    </a>
  );
}
