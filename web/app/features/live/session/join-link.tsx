import { ArrowUpRight } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';

/** A link to the room in a new tab. The server checks access, counts and redirects. */
export function JoinLink({ path }: { path: string }) {
  const t = useTexts('events');
  return (
    <Button asChild variant="primary" size="large" className="w-full">
      {/* Not a page of the application, so not the router's link. */}
      <a href={path} target="_blank" rel="noopener">
        {t('events.join')}
        <span className="sr-only">{` (${t('events.opensInNewTab')})`}</span>
        <ArrowUpRight aria-hidden="true" />
      </a>
    </Button>
  );
}
