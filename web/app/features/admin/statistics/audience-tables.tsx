import { languages } from '@danube/contract/locale.ts';
import { countryName } from '../../../lib/country-name.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import type { ReportView } from '../kit/statistics/report-view.ts';
import { ViewsTable } from './views-table.tsx';

type Views<Name extends string> = readonly ({ readonly views: number } & {
  readonly [key in Name]: string | null;
})[];

type AudienceTablesProps = {
  view: ReportView;
  data: {
    countries: Views<'country'>;
    languages: Views<'language'>;
    devices: readonly { device: 'desktop' | 'mobile' | 'tablet' | null; views: number }[];
    browsers: Views<'browser'>;
  };
};

/** Who opens the pages: countries, languages, devices and browsers. */
export function AudienceTables({ view, data }: AudienceTablesProps) {
  const t = useTexts('statistics');
  const { language } = useFormat();
  return (
    <>
      <ViewsTable
        view={view}
        title={t('statistics.tables.countries')}
        id="country"
        rows={data.countries.map(({ country, views }) => ({ name: country, views }))}
        write={(code) => countryName(code, language)}
      />
      <ViewsTable
        view={view}
        title={t('statistics.tables.pageLanguages')}
        id="language"
        rows={data.languages.map((row) => ({ name: row.language, views: row.views }))}
        write={(code) => languages.find((known) => known.code === code)?.nativeName ?? code}
      />
      <ViewsTable
        view={view}
        title={t('statistics.tables.devices')}
        id="device"
        rows={data.devices.map(({ device, views }) => ({
          name: device && t(`statistics.devices.${device}`),
          views,
        }))}
      />
      <ViewsTable
        view={view}
        title={t('statistics.tables.browsers')}
        id="browser"
        rows={data.browsers.map(({ browser, views }) => ({ name: browser, views }))}
      />
    </>
  );
}
