// Not \b, which knows the letters of English alone.
const address = /https?:|www\.|(?<![\p{L}\d])(?:[\p{L}\d-]+\.)+\p{L}{2,}(?![\p{L}\d])/iu;
const mail = /\S@\S+\.\S/u;

/** Whether a text leads somewhere else: an address of the web or of an email, written out or not. */
export function hasLinks(text: string): boolean {
  return address.test(text) || mail.test(text);
}
