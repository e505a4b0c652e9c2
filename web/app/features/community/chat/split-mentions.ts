import type { CommunityMember } from '@danube/contract/community/community.schemas.ts';

/** Splits a text at its mentions. */
export function splitMentions(
  text: string,
  mentions: readonly CommunityMember[],
): (string | CommunityMember)[] {
  // Longer names first: "@Anna Gruber" isn't Anna.
  const byLength = mentions.toSorted((one, other) => other.name.length - one.name.length);
  const parts: (string | CommunityMember)[] = [];
  let plain = '';
  for (let place = 0; place < text.length; ) {
    const found = byLength.find(({ name }) => text.startsWith(`@${name}`, place));
    if (found) {
      if (plain) parts.push(plain);
      parts.push(found);
      plain = '';
      place += found.name.length + 1;
    } else {
      plain += text[place] ?? '';
      place += 1;
    }
  }
  return plain ? [...parts, plain] : parts;
}
