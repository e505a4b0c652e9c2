import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Card } from '@danube/documents/documents.types.ts';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Documents } from './documents.ts';
import { drawPng } from './drawing.ts';

const cachedCards = 128;

/**
 * Preview images by content: an identical one isn't drawn again. One at a time, because anyone can
 * request many and drawing takes processor time.
 */
export function createCardPngs(documents: Pick<Documents, 'drawCard'>) {
  const saved = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: cachedCards });
  const oneAtATime = pLimit(1);
  return async (card: Card, language: LanguageCode): Promise<Uint8Array<ArrayBuffer>> => {
    const key = JSON.stringify([language, card]);
    return oneAtATime(async () => {
      const png = saved.get(key) ?? (await drawPng(await documents.drawCard(card, language)));
      saved.set(key, png);
      return png;
    });
  };
}
