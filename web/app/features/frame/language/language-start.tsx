import { lazy, Suspense, useEffect, useState } from 'react';
import { OptionalPart } from '../../../lib/optional-part.tsx';
import { initialiseLanguage } from './initialise-language.ts';

// Few visitors need it, so nobody downloads it with the application.
const LocationSearch = lazy(async () => ({
  default: (await import('./location-search.tsx')).LocationSearch,
}));

/** Stands once in the application. Shows nothing, but while the visitor's location is looked up. */
export function LanguageStart({ services }: { services: readonly string[] }) {
  const [isSearching, setIsSearching] = useState(false);
  useEffect(() => {
    if (initialiseLanguage() === 'unknown') setIsSearching(true);
  }, []);
  if (!isSearching) return null;
  return (
    <OptionalPart>
      <Suspense fallback={null}>
        <LocationSearch services={services} onEnd={() => setIsSearching(false)} />
      </Suspense>
    </OptionalPart>
  );
}
