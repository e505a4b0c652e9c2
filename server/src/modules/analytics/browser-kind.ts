import Bowser from 'bowser';
import { LRUCache } from 'lru-cache';

const maxLength = 512;

/**
 * A few browsers make up nearly all visits, and parsing a user agent takes longer than storing a
 * visit.
 */
const known = new LRUCache<string, string>({ max: 1_000 });

/** The header in storable form: printable ASCII, which all browsers send, with limited length. */
export function readableUserAgent(header: string): string | null {
  return header.replaceAll(/[^\x20-\x7e]/g, '').slice(0, maxLength) || null;
}

/** `Firefox, Linux`: shared by thousands of people; null if it can't be determined. */
export function browserKind(header: string): string | null {
  const readable = readableUserAgent(header);
  if (readable === null) return null;
  const kind = known.get(readable) ?? nameKind(readable);
  known.set(readable, kind);
  return kind || null;
}

/** Self-declared bots: search engines, previews, monitors, scripts. */
export function isBot(header: string): boolean {
  const readable = readableUserAgent(header) ?? '';
  const known = knownBots.get(readable);
  if (known !== undefined) return known;
  const found = readable === '' || namesProgram.test(readable) || isListedBot(readable);
  knownBots.set(readable, found);
  return found;
}

const knownBots = new LRUCache<string, boolean>({ max: 1_000 });
const namesProgram =
  /bot\b|crawl|spider|headless|preview|monitor|scan|fetch|curl|wget|python|java\/|go-http|libwww|httpclient|lighthouse/i;

function isListedBot(userAgent: string): boolean {
  return Bowser.parse(userAgent).platform.type === 'bot';
}

function nameKind(userAgent: string): string {
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter(Boolean).join(', ');
  // A forged header can contain any name; only plausible values of Bowser's list are accepted.
  return /^[A-Za-z][\w .+-]{0,40}(, [A-Za-z][\w .+-]{0,40})?$/.test(names) ? names : '';
}
