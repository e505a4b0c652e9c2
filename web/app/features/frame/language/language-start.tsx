import { lazy, Suspense, useEffect, useState } from 'react';
import { OptionalBoundary } from '../../../lib/optional-boundary.tsx';
import { initialiseLanguage } from './initialise-language.ts';

// Lazy, because few visitors need it.
const LocationDetection = lazy(async () => ({
  default: (await import('./location-detection.tsx')).LocationDetection,
}));

/**
 * Mounted once in the application. Renders nothing, except while the visitor's location is looked
 * up.
 */
export function LanguageStart({ services }: { services: readonly string[] }) {
  const [isSearching, setIsSearching] = useState(false);
  useEffect(() => {
    if (initialiseLanguage() === 'unknown') setIsSearching(true);
  }, []);
  if (!isSearching) return null;
  return (
    <OptionalBoundary>
      <Suspense fallback={null}>
        <LocationDetection services={services} onEnd={() => setIsSearching(false)} />
      </Suspense>
    </OptionalBoundary>
  );
}
