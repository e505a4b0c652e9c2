import type { ChatPicture } from '@danube/contract/community/chat-picture.ts';

const maxExcerptLength = 140;

/** The beginning of a message on one line; of a picture alone, of its description. */
export function excerptOf(message: { text: string; picture: ChatPicture | null }): string {
  const line = (message.text || (message.picture?.alt ?? '')).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= maxExcerptLength) return line;
  // By code point, so that no surrogate pair is split.
  return `${Array.from(line).slice(0, maxExcerptLength).join('').trimEnd()}…`;
}
