import { BookCheck, Gauge, ScrollText, Users } from 'lucide-react';
import type { TextKey } from '../../lib/text-keys.ts';

/** Every part of the administration, in the order of its navigation. */
export const adminLinks = [
  { path: '/admin', label: 'admin.overview.title', icon: Gauge },
  { path: '/admin/people', label: 'admin.people.title', icon: Users },
  { path: '/admin/claims', label: 'admin.claims.title', icon: BookCheck },
  { path: '/admin/audit', label: 'admin.audit.title', icon: ScrollText },
] as const satisfies readonly { path: string; label: TextKey; icon: typeof Gauge }[];
