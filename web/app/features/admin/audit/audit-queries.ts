import type { queries } from '../../../lib/api.ts';
import { type AuditView, auditInput } from './audit-view.ts';

const excerptSize = 8;

export function auditQuery(source: typeof queries, view: AuditView, timeZone: string) {
  return source.audit.list.queryOptions({ input: auditInput(view, timeZone) });
}

/** The latest entries by or about someone. */
export function auditExcerptQuery(source: typeof queries, about: string) {
  return source.audit.list.queryOptions({ input: { about, limit: excerptSize } });
}
