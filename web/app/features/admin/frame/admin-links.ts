import {
  BookCheck,
  BookOpen,
  ChartBar,
  ChartColumn,
  ChartNoAxesCombined,
  Download,
  FileText,
  Film,
  FolderOpen,
  Gauge,
  GraduationCap,
  Landmark,
  Package,
  Repeat,
  Scale,
  ScrollText,
  ShoppingBag,
  TicketPercent,
  Users,
} from 'lucide-react';
import type { TextKey } from '../../../lib/text-keys.ts';

type AdminLink = {
  path: string;
  label: TextKey;
  icon: typeof Gauge;
  /** Pages of the same part that stand at other addresses. */
  also?: RegExp;
};

/** Every part of the administration, in the order of its navigation. */
export const adminLinks: readonly AdminLink[] = [
  { path: '/admin', label: 'admin.overview.title', icon: Gauge },
  {
    path: '/admin/courses',
    label: 'admin.catalogue.courses',
    icon: GraduationCap,
    also: /^\/(course-management|admin\/create-course)/i,
  },
  {
    path: '/admin/books',
    label: 'admin.catalogue.books',
    icon: BookOpen,
    also: /^\/(admin\/)?(book-management|create-book)/i,
  },
  {
    path: '/admin/indicators',
    label: 'admin.catalogue.indicators',
    icon: ChartNoAxesCombined,
    also: /^\/indicator-management/i,
  },
  { path: '/admin/packages', label: 'admin.catalogue.packages', icon: Package },
  { path: '/admin/fact-sheets', label: 'admin.catalogue.factSheets', icon: FileText },
  { path: '/video-management', label: 'admin.videos.title', icon: Film },
  { path: '/admin/upload-management', label: 'admin.uploads.title', icon: FolderOpen },
  { path: '/admin/people', label: 'admin.people.title', icon: Users },
  { path: '/admin/orders', label: 'admin.sales.orders', icon: ShoppingBag },
  { path: '/admin/subscriptions', label: 'admin.sales.subscriptions', icon: Repeat },
  { path: '/admin/transfers', label: 'admin.sales.transfers', icon: Landmark },
  { path: '/admin/coupons', label: 'admin.sales.coupons', icon: TicketPercent },
  { path: '/admin/country-rules', label: 'admin.sales.countryRules', icon: Scale },
  { path: '/admin/statistics/orders', label: 'admin.sales.statistics', icon: ChartColumn },
  { path: '/admin/statistics/courses', label: 'admin.statistics.courses', icon: ChartBar },
  { path: '/admin/statistics/downloads', label: 'admin.statistics.downloads', icon: Download },
  { path: '/admin/claims', label: 'admin.claims.title', icon: BookCheck },
  { path: '/admin/audit', label: 'admin.audit.title', icon: ScrollText },
];

/** Whether a page belongs to a part; the overview is one page. */
export function isPartOf({ path, also }: AdminLink, pathname: string): boolean {
  const here = pathname.toLowerCase().replace(/\/$/, '');
  const isBelow = path !== '/admin' && here.startsWith(`${path}/`);
  return here === path || isBelow || (also?.test(pathname) ?? false);
}
