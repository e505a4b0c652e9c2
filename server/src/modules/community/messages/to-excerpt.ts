import type { ChatPicture } from '@danube/contract/community/chat-picture.ts';

type MessageContent = { readonly text: string; readonly picture: ChatPicture | null };

const maxExcerptLength = 140;

const emptyExcerpt = { excerpt: '', isPicture: false };

/** Nothing if the reader may not see it. */
export function toExcerpt(message: MessageContent, isReadable: boolean) {
  if (!isReadable) return emptyExcerpt;
  return {
    excerpt: excerptOf(message),
    isPicture: message.text === '' && message.picture !== null,
  };
}

/** The beginning of a message on one line; of a picture alone, of its description. */
function excerptOf({ text, picture }: MessageContent): string {
  const line = (text || (picture?.alt ?? '')).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= maxExcerptLength) return line;
  // By code point, so that no surrogate pair is split.
  return `${Array.from(line).slice(0, maxExcerptLength).join('').trimEnd()}…`;
}
