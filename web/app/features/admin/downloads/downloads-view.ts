import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { queries } from '../../../lib/api.ts';
import { addDays, dayIn } from '../../../lib/day-start.ts';
import { academyTimeZone } from '../../../lib/format-date.ts';
import { kindTexts } from '../../shop/item/catalogue-names.ts';
import type { Period } from '../kit/statistics/period.ts';
import { type ReportView, readReportView } from '../kit/statistics/report-view.ts';

/** The four screens of one report, by the end of their paths. */
export const downloadPaths = {
  all: '/admin/statistics/downloads',
  free: '/admin/statistics/downloads/free',
  indicators: '/admin/statistics/downloads/indicators',
  monthly: '/admin/statistics/downloads/monthly',
} as const;

export type DownloadScreen = keyof typeof downloadPaths;

/** The report's URL parameters. */
export type DownloadsView = ReportView & { screen: DownloadScreen; kind: ItemKind | undefined };

// The keys of an object literal are exactly those of its type.
export const kinds = Object.keys(kindTexts) as ItemKind[];
const screens = Object.keys(downloadPaths) as DownloadScreen[];

/** The default period of the monthly report. */
const defaultMonthlyDays = 365;

/** Returns valid input for the server, whatever the URL contains. */
export function readDownloadsView(
  { pathname, parameters }: { pathname: string; parameters: URLSearchParams },
  now: Date,
): DownloadsView {
  const screen = screens.find((name) => pathname.endsWith(downloadPaths[name])) ?? 'all';
  const kind = parameters.get('kind');
  return {
    ...readReportView(screen === 'monthly' ? withDefaultPeriod(parameters, now) : parameters, now),
    screen,
    kind: screen === 'all' ? kinds.find((known) => known === kind) : undefined,
  };
}

function withDefaultPeriod(parameters: URLSearchParams, now: Date): URLSearchParams {
  if (parameters.has('from') || parameters.has('to')) return parameters;
  const wider = new URLSearchParams(parameters);
  const firstDay = addDays(dayIn(now, academyTimeZone), 1 - defaultMonthlyDays);
  wider.set('from', `${firstDay.slice(0, 7)}-01`);
  return wider;
}

export function downloadsQuery(
  source: typeof queries,
  { period, view, language }: { period: Period; view: DownloadsView; language: LanguageCode },
) {
  const kind = view.screen === 'indicators' ? 'indicator' : view.kind;
  const input = {
    ...period,
    ...(kind ? { kind } : {}),
    ...(view.screen === 'free' ? { isFree: 'true' } : {}),
    language,
  };
  return source.downloads.statistics.queryOptions({ input });
}
