import type { AdminGroup } from '@danube/contract/admin-group.ts';
import {
  ChartSpline,
  GraduationCap,
  Handshake,
  MessagesSquare,
  Radio,
  Receipt,
  Settings,
  Sunrise,
  Users,
} from 'lucide-react';
import type { TextKey } from '../../../lib/text-keys.ts';

type Icon = typeof Settings;

/** Icons and names of the menu's groups, in the menu and in the palette. */
export const menuGroups: Readonly<Record<AdminGroup, { icon: Icon; label: TextKey }>> = {
  today: { icon: Sunrise, label: 'staff.groups.today' },
  sales: { icon: Receipt, label: 'staff.groups.sales' },
  students: { icon: Users, label: 'staff.groups.students' },
  content: { icon: GraduationCap, label: 'staff.groups.content' },
  live: { icon: Radio, label: 'staff.groups.live' },
  community: { icon: MessagesSquare, label: 'staff.groups.community' },
  reps: { icon: Handshake, label: 'staff.groups.reps' },
  traffic: { icon: ChartSpline, label: 'staff.groups.traffic' },
  settings: { icon: Settings, label: 'staff.groups.settings' },
};
