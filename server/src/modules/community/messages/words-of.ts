import type { ChatPicture } from '@danube/contract/community/chat-picture.ts';

/** Everything a message says, its picture's description included: what filters read. */
export function wordsOf({ text, picture }: { text: string; picture: ChatPicture | null }): string {
  return [text, picture?.alt ?? ''].filter((words) => words !== '').join('\n');
}
