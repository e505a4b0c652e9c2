import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../../lib/api.ts';
import { useLanguage } from '../../lib/texts.tsx';

const typingPauseMs = 150;
const mostShown = 12;

type Answer = { readonly asked: string; readonly items: readonly ItemCard[] | null };

export type SearchAnswer = {
  /** `waiting` still has what was found for the words before. */
  readonly status: 'idle' | 'waiting' | 'found' | 'failed';
  readonly items: readonly ItemCard[];
  retry(): void;
};

/** Asks after a pause in typing; a question that is no longer wanted is called off. */
export function useSearch(text: string): SearchAnswer {
  const language = useLanguage();
  const query = text.replaceAll(/\s+/g, ' ').trim();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>({ asked: '', items: [] });
  const asked = query && `${attempt} ${query}`;

  useEffect(() => {
    if (!asked) return;
    const calledOff = new AbortController();
    const { signal } = calledOff;
    async function ask() {
      try {
        const input = { query, language, limit: mostShown };
        const items = await browserApi.catalogue.search(input, { signal });
        if (!signal.aborted) setAnswer({ asked, items });
      } catch {
        // Said in the palette, with a way to ask again.
        if (!signal.aborted) setAnswer({ asked, items: null });
      }
    }
    const timer = setTimeout(() => void ask(), typingPauseMs);
    return () => {
      clearTimeout(timer);
      calledOff.abort();
    };
  }, [asked, query, language]);

  return {
    status: statusOf(asked, answer),
    items: asked ? (answer.items ?? []) : [],
    retry: () => setAttempt((number) => number + 1),
  };
}

function statusOf(asked: string, answer: Answer): SearchAnswer['status'] {
  if (!asked) return 'idle';
  if (answer.asked !== asked) return 'waiting';
  return answer.items === null ? 'failed' : 'found';
}
