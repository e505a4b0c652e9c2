import type { TradeDraft } from '@danube/contract/community/chat-trade.ts';
import {
  type CommunityMember,
  type ConversationId,
  maxMessageLength,
} from '@danube/contract/community/community.schemas.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { AttachButton } from '../pictures/attach-button.tsx';
import { AttachmentView } from '../pictures/attachment-view.tsx';
import { useAttachment } from '../pictures/use-attachment.ts';
import { ComposeBar, problemOf } from './compose-bar.tsx';
import { readDraft, saveDraft } from './drafts.ts';
import { MentionList } from './mention-list.tsx';
import { filterMentioned, withMention } from './mention-query.ts';
import type { MessageInput } from './message-input.ts';
import { TradeDialog } from './trade-dialog.tsx';
import { useMentions } from './use-mentions.ts';

const listKeys: Readonly<Record<string, 'choose' | 'close' | 1 | -1>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Enter: 'choose',
  Tab: 'choose',
  Escape: 'close',
};

type ComposerProps = {
  /** The key of its draft. */
  place: string;
  label: string;
  /** The conversation whose members can be mentioned; null before it has started. */
  conversationId: ConversationId | null;
  onSend: (composed: MessageInput) => void;
  /** Called on every keystroke; the callee throttles. */
  onType?: () => void;
  /** The initial values of a trade that is drawn in reply to another. */
  tradeLike?: Pick<TradeDraft, 'chart' | 'side'> | null;
  isNarrow?: boolean;
};

/** The message field: Enter sends, Shift+Enter starts a new line. */
export function Composer({
  place,
  label,
  conversationId,
  onSend,
  onType,
  tradeLike = null,
  isNarrow = false,
}: ComposerProps) {
  const t = useTexts('chat');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readDraft(place));
  const [chosen, setChosen] = useState<readonly CommunityMember[]>([]);
  const mentions = useMentions(conversationId);
  const excess = text.trim().length - maxMessageLength;
  const { attachment, ...pictures } = useAttachment(conversationId);
  const [isSilent, setSilent] = useState(false);
  const problem = problemOf(t, { excess, isWordless: isSilent && attachment !== null });

  function write(next: string, caret: number): void {
    setText(next);
    saveDraft(place, next);
    if (next !== '') onType?.();
    mentions.look(next, caret, chosen.length);
  }
  function choose(member: CommunityMember): void {
    if (!mentions.typed || !field.current) return;
    const next = withMention(text, mentions.typed, member);
    setChosen([...chosen, member]);
    setText(next.text);
    saveDraft(place, next.text);
    mentions.close();
    const { current } = field;
    current.focus();
    requestAnimationFrame(() => current.setSelectionRange(next.caret, next.caret));
  }
  function send(): void {
    const written = text.trim();
    // A message can't be sent while its picture is still being checked.
    if (excess > 0 || (attachment && !attachment.uploaded)) return;
    const isEmpty = written === '' && (attachment?.alt ?? '').trim() === '';
    setSilent(isEmpty && attachment !== null);
    if (isEmpty) return;
    const picture = pictures.take();
    onSend({ text: written, mentions: filterMentioned(written, chosen), trade: null, picture });
    setText('');
    setChosen([]);
    saveDraft(place, '');
    mentions.close();
    field.current?.focus();
  }
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || pressInList(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
  }
  /** While the mention list is open, keys control it; true if it handled this one. */
  function pressInList(event: KeyboardEvent): boolean {
    const { active } = mentions;
    const act = active && listKeys[event.key];
    if (!act) return false;
    event.preventDefault();
    event.stopPropagation();
    if (act === 'choose') choose(active);
    else if (act === 'close') mentions.close();
    else mentions.move(act);
    return true;
  }

  return (
    <Form
      // Nothing fails here: errors are shown in the conversation.
      submitError={undefined}
      onSubmit={send}
      className="relative rounded-md border border-control bg-surface focus-within:border-river focus-within:outline-1 focus-within:outline-river"
    >
      <MentionList id={id} people={mentions.people} active={mentions.active} onChoose={choose} />
      {attachment ? <AttachmentView attachment={attachment} acts={pictures} field={field} /> : null}
      <textarea
        ref={field}
        rows={isNarrow ? 1 : 2}
        role="combobox"
        aria-label={label}
        aria-expanded={mentions.people.length > 0}
        aria-controls={`${id}-people`}
        aria-autocomplete="list"
        aria-activedescendant={mentions.active ? `${id}-${mentions.active.id}` : undefined}
        aria-describedby={`${id}-hint`}
        placeholder={label}
        value={text}
        onChange={({ target }) => write(target.value, target.selectionStart)}
        onKeyDown={handleKeyDown}
        onPaste={pictures.paste}
        onBlur={() => mentions.close()}
        className="field-sizing-content block max-h-48 w-full resize-none bg-transparent px-4 pt-3 pb-1 text-base leading-normal outline-none placeholder:text-ink-3 sm:text-[0.9375rem]"
      />
      <ComposeBar
        hintId={`${id}-hint`}
        problem={problem}
        isNarrow={isNarrow}
        tools={
          conversationId ? (
            <>
              <AttachButton onChoose={pictures.attach} />
              <TradeDialog like={tradeLike} onSend={onSend} />
            </>
          ) : null
        }
      />
    </Form>
  );
}
