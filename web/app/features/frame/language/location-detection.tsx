import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { urlInLanguage } from '../../../lib/remember-language.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { DetectingLocation } from './detecting-location.tsx';
import { searchLanguage } from './search-language.ts';

/** Most responses arrive sooner; briefly covering the page would only make it flicker. */
const timeoutMs = 300;

type LocationSearchProps = {
  services: readonly string[];
  onEnd: () => void;
  /** Loads the page in another language. */
  openPage?: (address: string) => void;
};

/** Finds the language of the visitor's country, and opens the page in it. */
export function LocationDetection(props: LocationSearchProps) {
  const { services, onEnd, openPage = (address) => location.replace(address) } = props;
  const current = useLanguage();
  const [isSlow, setIsSlow] = useState(false);
  const search = useEffectEvent(async (left: AbortSignal) => {
    const found = await searchLanguage(services, left);
    if (left.aborted) return;
    // A page that is about to be replaced stays covered.
    if (found && found !== current) openPage(urlInLanguage(found));
    else onEnd();
  });
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(() => setIsSlow(true), timeoutMs);
    void search(left.signal);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, []);
  return <Suspense fallback={null}>{isSlow ? <DetectingLocation /> : null}</Suspense>;
}
