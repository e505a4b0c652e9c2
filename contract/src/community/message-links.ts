// Not \b, which only knows ASCII letters.
const address = /https?:|www\.|(?<![\p{L}\d])(?:[\p{L}\d-]+\.)+\p{L}{2,}(?![\p{L}\d])/iu;
const mail = /\S@\S+\.\S/u;

/** Whether a text contains a URL or an email address, spelled out or not. */
export function hasLinks(text: string): boolean {
  return address.test(text) || mail.test(text);
}
