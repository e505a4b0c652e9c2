import type { Translate } from '../texts.ts';

const maxNameLength = 60;

/** Slashes, at-signs and dotted words: what an email client turns into a link. */
const address = /[/\\@]|\p{L}{2,}\.\p{L}{2,}/u;

/**
 * Anyone can enter a stranger's address at registration and put an advertisement into the name,
 * so a name that is no name is left out: our email must not deliver someone else's message.
 */
export function greet(firstName: string, translate: Translate): string {
  const name = oneLine(firstName);
  if (!name || name.length > maxNameLength || looksLikeAddress(name)) {
    return translate('mail.shared.greetingWithoutName');
  }
  return translate('mail.shared.greeting', { firstName: name });
}

/** Subjects and names stay on one line: a line break would start a header or a paragraph. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

export function looksLikeAddress(text: string): boolean {
  return address.test(text);
}
