import type { CommunityMember } from '@danube/contract/community/community.schemas.ts';

export type MentionQuery = { readonly from: number; readonly query: string };

const mentionPattern = /(?:^|\s)@([\p{Letter}\p{Mark}'’-]*(?: [\p{Letter}\p{Mark}'’-]*)?)$/u;

/** The name being typed after an @ right before the caret; null if there is none. */
export function mentionAt(text: string, caret: number): MentionQuery | null {
  const query = mentionPattern.exec(text.slice(0, caret))?.[1];
  return query === undefined ? null : { from: caret - query.length - 1, query };
}

/** The text with the typed part replaced by the chosen name. */
export function withMention(
  text: string,
  { from, query }: MentionQuery,
  { name }: CommunityMember,
): { text: string; caret: number } {
  const before = `${text.slice(0, from)}@${name} `;
  return {
    text: before + text.slice(from + 1 + query.length).trimStart(),
    caret: before.length,
  };
}

/** The chosen people whose names are still in the text. */
export function filterMentioned(
  text: string,
  chosen: readonly CommunityMember[],
): CommunityMember['id'][] {
  return [...new Set(chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))];
}
