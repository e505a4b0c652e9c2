import { Document, Page, Text, View } from '@react-pdf/renderer';
import { brandName } from '../brand.ts';
import type { ProgrammePdf as Programme, Sender } from '../documents.types.ts';
import { formatDays, formatTimestamp, formatZoneName, parseInstant } from '../format-moment.ts';
import { toSeed } from '../price-line.ts';
import type { Texts } from '../texts.ts';
import { toPrintedUrl } from '../web-url.ts';
import { PageFooter } from './page-footer.tsx';
import { PageHead, RunningHead } from './page-head.tsx';
import { styles } from './pdf-style.ts';
import { programmeSessions } from './programme-sessions.ts';
import { SessionRow } from './session-row.tsx';

type ProgrammePdfProps = { programme: Programme; texts: Texts; sender: Sender };

export function ProgrammePdf({ programme, texts, sender }: ProgrammePdfProps) {
  const { language, translate } = texts;
  const { timeZone } = programme;
  const generatedAt = parseInstant(programme.generatedAt);
  const period = formatDays(programme, language);
  const sessions = programmeSessions(programme, language);
  const site = toPrintedUrl(programme.siteUrl);
  const seed = toSeed(programme.from.slice(0, 10));
  return (
    <Document
      title={translate('programme.documentTitle', { period })}
      author={sender.name}
      subject={translate('programme.title')}
      creator={brandName}
      producer={brandName}
      language={language}
      pdfVersion="1.7"
      creationDate={generatedAt}
      modificationDate={generatedAt}
    >
      <Page size="A4" style={styles.page}>
        <RunningHead title={translate('programme.title')} period={period} seed={seed} />
        <PageHead
          title={translate('programme.title')}
          period={period}
          facts={[
            translate('programme.sessions', { count: sessions.length }),
            translate('programme.zone', { zone: formatZoneName(generatedAt, timeZone, language) }),
          ]}
          seed={seed}
        />
        {sessions.length === 0 && <Text style={styles.empty}>{translate('programme.empty')}</Text>}
        {sessions.map((session) => (
          <SessionRow key={session.place} session={session} texts={texts} />
        ))}
        <View style={styles.closing} wrap={false}>
          <Text>{translate('programme.current', { site })}</Text>
          <Text>
            {translate('programme.generated', {
              moment: formatTimestamp(programme.generatedAt, timeZone, language),
            })}
          </Text>
        </View>
        <PageFooter sender={sender} texts={texts} />
      </Page>
    </Document>
  );
}
