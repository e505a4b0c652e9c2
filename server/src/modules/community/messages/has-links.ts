const address = /https?:|www\.|\b(?:[\p{L}\d-]+\.)+(?:\p{Ll}{2,})(?:[/:?#]|\b)/iu;
const mail = /\S@\S+\.\S/u;

/** Whether a text leads somewhere else: an address of the web or of a mail, written out or not. */
export function hasLinks(text: string): boolean {
  return address.test(text) || mail.test(text);
}
