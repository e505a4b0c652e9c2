import Bowser from 'bowser';
import { LRUCache } from 'lru-cache';

const maxLength = 512;

/**
 * A few browsers make up nearly all visits, and parsing a user agent takes longer than storing a
 * visit.
 */
const known = new LRUCache<string, Named>({ max: 1_000 });

const devices = ['desktop', 'mobile', 'tablet'] as const;

export type Device = (typeof devices)[number];

type Named = { kind: string; device: Device | null };

/** The header in storable form: printable ASCII, which all browsers send, and limited in length. */
export function sanitiseUserAgent(header: string): string | null {
  return header.replaceAll(/[^\x20-\x7e]/g, '').slice(0, maxLength) || null;
}

/** `Firefox, Linux`: shared by thousands of people; null if it can't be determined. */
export function parseBrowser(header: string): string | null {
  return findNames(header)?.kind || null;
}

/** The kind of device; null if it can't be determined. */
export function parseDevice(header: string): Device | null {
  return findNames(header)?.device ?? null;
}

function findNames(header: string): Named | null {
  const readable = sanitiseUserAgent(header);
  if (readable === null) return null;
  const named = known.get(readable) ?? nameBrowser(readable);
  known.set(readable, named);
  return named;
}

/** Self-declared bots: search engines, previews, monitors, scripts. */
export function isBot(header: string): boolean {
  const readable = sanitiseUserAgent(header) ?? '';
  const known = knownBots.get(readable);
  if (known !== undefined) return known;
  const found = readable === '' || botPattern.test(readable) || isListedBot(readable);
  knownBots.set(readable, found);
  return found;
}

const knownBots = new LRUCache<string, boolean>({ max: 1_000 });
const botPattern =
  /bot\b|crawl|spider|headless|preview|monitor|scan|fetch|curl|wget|python|java\/|go-http|libwww|httpclient|lighthouse/i;

function isListedBot(userAgent: string): boolean {
  return Bowser.parse(userAgent).platform.type === 'bot';
}

function nameBrowser(userAgent: string): Named {
  const { browser, os, platform } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter(Boolean).join(', ');
  // A forged header can contain any name; only plausible values of Bowser's list are accepted.
  const isPlausible = /^[A-Za-z][\w .+-]{0,40}(, [A-Za-z][\w .+-]{0,40})?$/.test(names);
  const device = devices.find((known) => known === platform.type) ?? null;
  return { kind: isPlausible ? names : '', device };
}
