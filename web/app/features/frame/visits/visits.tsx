import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { recordVisit } from './record-visit.ts';
import { watchVisitorConsent } from './visitor-id.ts';

/** Records every change of the path, including the first page; mounted once in the document. */
export function Visits() {
  const { pathname } = useLocation();
  useEffect(watchVisitorConsent, []);
  useEffect(() => onceVisible(() => recordVisit(pathname)), [pathname]);
  return null;
}

/** A prerendered or background page isn't visited before it becomes visible. */
function onceVisible(act: () => void): () => void {
  function actIfVisible() {
    if (document.visibilityState === 'hidden') return;
    document.removeEventListener('visibilitychange', actIfVisible);
    act();
  }
  document.addEventListener('visibilitychange', actIfVisible);
  actIfVisible();
  return () => document.removeEventListener('visibilitychange', actIfVisible);
}
