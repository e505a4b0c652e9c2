import {
  type Message,
  type ReactionKind,
  reactionKinds,
} from '@danube/contract/community/community.schemas.ts';
import {
  CircleQuestionMark,
  Handshake,
  Heart,
  Laugh,
  Lightbulb,
  type LucideIcon,
  SmilePlus,
  ThumbsUp,
} from 'lucide-react';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';

const reactions: Record<ReactionKind, { icon: LucideIcon; label: TextKey }> = {
  like: { icon: ThumbsUp, label: 'chat.reactions.like' },
  love: { icon: Heart, label: 'chat.reactions.love' },
  laugh: { icon: Laugh, label: 'chat.reactions.laugh' },
  idea: { icon: Lightbulb, label: 'chat.reactions.idea' },
  question: { icon: CircleQuestionMark, label: 'chat.reactions.question' },
  thanks: { icon: Handshake, label: 'chat.reactions.thanks' },
};

type ReactionsProps = {
  message: Message;
  onReact: (kind: ReactionKind, isOn: boolean) => void;
};

/** A message's reactions; clicking one adds or removes the reader's own. */
export function Reactions({ message, onReact }: ReactionsProps) {
  const t = useTexts('chat');
  if (message.reactions.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-1.5">
      {message.reactions.map(({ kind, count, isMine }) => {
        const { icon: Icon, label } = reactions[kind];
        return (
          <li key={kind}>
            <button
              type="button"
              aria-pressed={isMine}
              onClick={() => onReact(kind, !isMine)}
              className="tabular inline-flex min-h-7 items-center gap-1.5 rounded-md border border-rule-strong px-2.5 text-xs font-[560] text-ink-2 transition-colors hover:border-ink-2 touch:min-h-11 aria-pressed:border-river aria-pressed:bg-river-wash aria-pressed:text-river-ink"
            >
              <Icon aria-hidden="true" className="size-3.5" />
              {/* The space separates the two for screen readers, which read the button's text. */}
              {t(label)} <b>{count}</b>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function ReactionMenu({ message, onReact }: ReactionsProps) {
  const t = useTexts('chat');
  const mine = new Set(message.reactions.filter(({ isMine }) => isMine).map(({ kind }) => kind));
  return (
    <Menu
      trigger={
        <IconButton
          label={t('chat.message.react')}
          className="size-7! focus-visible:-outline-offset-2 touch:size-11!"
        >
          <SmilePlus aria-hidden="true" className="size-4! touch:size-4.5!" />
        </IconButton>
      }
    >
      {reactionKinds.map((kind) => {
        const { icon: Icon, label } = reactions[kind];
        return (
          <MenuItem key={kind} onSelect={() => onReact(kind, !mine.has(kind))}>
            <Icon aria-hidden="true" />
            {t(label)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
