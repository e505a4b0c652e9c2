import type { Translate } from '../texts.ts';

const maxNameLength = 60;

/** Slashes, at signs and dotted words: what an email client would turn into a link. */
const address = /[/\\@]|\p{L}{2,}\.\p{L}{2,}/u;

/**
 * Anyone can register with someone else's address and put an advertisement into the name, so
 * implausible names are left out: our email must not deliver a third party's message.
 */
export function greet(firstName: string, translate: Translate): string {
  const name = toSingleLine(firstName);
  if (!name || name.length > maxNameLength || looksLikeLink(name)) {
    return translate('mail.shared.greetingWithoutName');
  }
  return translate('mail.shared.greeting', { firstName: name });
}

/** Subjects and names stay on one line: a line break would start a header or a paragraph. */
export function toSingleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

export function looksLikeLink(text: string): boolean {
  return address.test(text);
}
