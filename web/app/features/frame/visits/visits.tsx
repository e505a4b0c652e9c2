import { toRoutePattern } from '@danube/contract/analytics/to-route-pattern.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { onceVisible } from './once-visible.ts';
import { recordVisit } from './record-visit.ts';
import { watchVisitorConsent } from './visitor-id.ts';

/** Records every change of the path, including the first page; mounted once in the document. */
export function Visits() {
  const { pathname } = useLocation();
  useEffect(watchVisitorConsent, []);
  useEffect(() => onceVisible(() => recordVisit(pathname, toRoutePattern(pathname))), [pathname]);
  return null;
}
