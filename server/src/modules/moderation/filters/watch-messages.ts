import type { MessageFilter } from '@danube/contract/moderation/moderation-rules.ts';
import type { Clock } from '../../../platform/clock.ts';
import { createWindowCounter } from '../../../platform/window-counter.ts';
import { splitWords } from './fold-text.ts';
import { linkHosts } from './links.ts';
import { promisesProfit } from './profit-promise.ts';

export type WatchedMessage = { authorId: string; text: string };

/** More links in one message, or within ten minutes, count as a flood. */
const maxLinksPerMessage = 3;
const maxLinksInTenMinutes = 5;
/** The same text for the third time within an hour, from anyone. */
const maxCopies = 2;
/** Shorter texts are common: “good morning everyone”. */
const minCopiedWords = 8;

/**
 * What a message reveals together with the ones before it. The counters are in memory: they cost no
 * query per message, and a restart only loses ten minutes.
 */
export function createMessageWatch(deps: { clock: Clock }) {
  const links = createWindowCounter({ ...deps, points: maxLinksInTenMinutes, seconds: 600 });
  const texts = createWindowCounter({ ...deps, points: maxCopies, seconds: 3600 });

  function isFlood(authorId: string, hosts: readonly string[]): boolean {
    const waits = hosts.map(() => links.consume(authorId));
    return hosts.length > maxLinksPerMessage || waits.some((wait) => wait > 0);
  }

  function isCopy(text: string): boolean {
    const words = splitWords(text);
    return words.length >= minCopiedWords && texts.consume(words.join(' ')) > 0;
  }

  return {
    inspect({ authorId, text }: WatchedMessage): { filters: MessageFilter[]; hasLink: boolean } {
      const hosts = linkHosts(text);
      const found: Partial<Record<MessageFilter, boolean>> = {
        profitPromise: promisesProfit(text),
        linkFlood: isFlood(authorId, hosts),
        copied: isCopy(text),
      };
      const filters = (['profitPromise', 'linkFlood', 'copied'] as const).filter(
        (name) => found[name],
      );
      return { filters, hasLink: hosts.length > 0 };
    },
  };
}

export type MessageWatch = ReturnType<typeof createMessageWatch>;
