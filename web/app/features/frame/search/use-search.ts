import { useEffect, useState } from 'react';
import { browserApi } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { type Found, findEverything, nothingFound } from './find-everything.ts';

const typingPauseMs = 150;
const maxItems = 12;
const maxVideos = 5;
const maxPosts = 5;

type SearchResponse = { readonly asked: string; readonly found: Found | null };

export type SearchState = {
  /** `waiting` still has the previous results. */
  readonly status: 'idle' | 'waiting' | 'found' | 'failed';
  readonly found: Found;
  retry(): void;
};

/** Debounced; outdated requests are aborted. */
export function useSearch(text: string): SearchState {
  const language = useLanguage();
  const query = text.replaceAll(/\s+/g, ' ').trim();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<SearchResponse>({ asked: '', found: nothingFound });
  const asked = query && `${attempt} ${query}`;

  useEffect(() => {
    if (!asked) return;
    const calledOff = new AbortController();
    const { signal } = calledOff;
    async function ask() {
      try {
        const question = { query, kind: undefined, language, maxItems, maxVideos, maxPosts };
        const found = await findEverything(browserApi, question, { signal });
        if (!signal.aborted) setAnswer({ asked, found });
      } catch {
        // Shown in the palette, with a button to retry.
        if (!signal.aborted) setAnswer({ asked, found: null });
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
    found: asked ? (answer.found ?? nothingFound) : nothingFound,
    retry: () => setAttempt((number) => number + 1),
  };
}

function statusOf(asked: string, answer: SearchResponse): SearchState['status'] {
  if (!asked) return 'idle';
  if (answer.asked !== asked) return 'waiting';
  return answer.found === null ? 'failed' : 'found';
}
