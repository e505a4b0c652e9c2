import { lazy, type MouseEvent, Suspense, useEffect, useEffectEvent } from 'react';
import { Link, type LinkProps, useLocation, useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { OptionalBoundary } from '../../../lib/optional-boundary.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import { registerPath, registrationPrompt } from './prompt.ts';

const RegistrationDialog = lazy(async () => ({
  default: (await import('./registration-dialog.tsx')).RegistrationDialog,
}));

/** For a visitor who opens member content. */
export function useRegistrationPrompt(): { open(): void } {
  return prompt;
}

const prompt = { open: () => registrationPrompt.open(document.activeElement) };

/** Mounted once in the document. It belongs to the page it was opened on, and closes with it. */
export function RegistrationPrompt() {
  const { key } = useLocation();
  return (
    <>
      <CloseOnLeave key={key} />
      <Prompt />
    </>
  );
}

function CloseOnLeave() {
  useEffect(() => registrationPrompt.close, []);
  return null;
}

function Prompt() {
  const { isOpen, opener } = registrationPrompt.useOverlay();
  const { isInitialised, user } = useSession();
  const wasOpened = isOpen || opener !== null;
  const navigate = useNavigate();
  const localPath = useLocalPath();
  if (!isInitialised || user || !wasOpened) return null;
  // If the prompt can't be loaded, navigates to where it would lead.
  const instead = isOpen ? (
    <NavigateOnMount go={() => void navigate(localPath(registerPath))} />
  ) : null;
  return (
    <OptionalBoundary fallback={instead}>
      <Suspense fallback={null}>
        <RegistrationDialog isOpen={isOpen} opener={opener} />
      </Suspense>
    </OptionalBoundary>
  );
}

function NavigateOnMount({ go }: { go: () => void }) {
  const leave = useEffectEvent(go);
  useEffect(() => leave(), []);
  return null;
}

type DownloadLinkProps = Omit<LinkProps, 'to'> & { to: string };

/**
 * A link to member downloads. Without scripts it leads to a page that explains them; with scripts a
 * visitor's plain click opens the prompt instead.
 */
export function DownloadLink({ to, onClick, ...rest }: DownloadLinkProps) {
  const { isInitialised, user } = useSession();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || user || !isInitialised || isModifiedClick(event)) return;
    event.preventDefault();
    registrationPrompt.open(event.currentTarget);
  }
  return <Link {...rest} to={to} data-needs-app="" onClick={follow} />;
}

/** With a modifier key the browser opens another tab or window, or saves. */
function isModifiedClick(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
