import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { kindTexts } from '../../shop/item/catalogue-names.ts';
import type { Period } from '../kit/statistics/period.ts';
import { Report } from '../kit/statistics/report.tsx';
import { ReportForm } from '../kit/statistics/report-form.tsx';
import { ReportLinks } from '../kit/statistics/report-links.tsx';
import { DownloadFigures } from './download-figures.tsx';
import { type DownloadsView, downloadPaths, downloadsQuery, kinds } from './downloads-view.ts';

/** Downloads between two days: all, a part, or by month. */
export function DownloadsScreen({ view }: { view: DownloadsView }) {
  const t = useTexts('admin', 'catalogue', 'statistics');
  const language = useLanguage();
  const localPath = useLocalPath();
  const query = (period: Period) => downloadsQuery(queries, { period, view, language });
  const links = (['all', 'free', 'indicators', 'monthly'] as const).map((screen) => ({
    to: localPath(downloadPaths[screen]),
    label: t(`statistics.views.${screen}`),
    isCurrent: screen === view.screen,
  }));
  return (
    <div className="grid min-w-0 gap-8">
      <ReportLinks links={links} />
      <ReportForm view={view} narrowed={view.screen === 'all' ? { kind: view.kind ?? '' } : {}}>
        {view.screen === 'all' ? (
          <Field label={t('admin.downloads.kind')} className="min-w-0 flex-1 basis-36 sm:max-w-52">
            <Select name="kind" defaultValue={view.kind ?? ''}>
              <option value="">{t('admin.downloads.anyKind')}</option>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(kindTexts[kind])}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
      </ReportForm>
      <Report
        query={query(view.period)}
        compared={view.before && query(view.before)}
        until={view.period.to}
        isEmpty={({ total }) => total === 0}
      >
        {(downloads, before, asOf) => (
          <DownloadFigures view={view} downloads={downloads} before={before} asOf={asOf} />
        )}
      </Report>
    </div>
  );
}
