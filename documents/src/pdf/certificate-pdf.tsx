import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { Document, Link, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import { brandName, wordmark } from '../brand.ts';
import type { CertificatePdf as Certificate, Sender } from '../documents.types.ts';
import { formatDay, formatDuration, parseInstant } from '../format-moment.ts';
import { toSeed } from '../price-line.ts';
import type { Texts } from '../texts.ts';
import { toPrintedUrl } from '../web-url.ts';
import { Logo, River } from './brand-drawings.tsx';
import {
  certificateHeight,
  certificateWidth,
  riverHeight,
  styles,
  textWidth,
} from './certificate-style.ts';
import { chooseFittingSize } from './typesetting.ts';

type CertificateProps = { certificate: Certificate; texts: Texts };

/** One landscape page. Each has its own line, generated from its number. */
export function CertificatePdf(props: CertificateProps & { sender: Sender }) {
  const { certificate, texts, sender } = props;
  const { number, holder } = certificate;
  const issuedAt = parseInstant(certificate.issuedAt);
  const title = texts.translate('completion.title');
  return (
    <Document
      title={`${title} ${number}`}
      author={sender.name}
      subject={`${certificate.courseTitle}, ${holder}`}
      creator={brandName}
      producer={brandName}
      language={texts.language}
      pdfVersion="1.7"
      creationDate={issuedAt}
      modificationDate={issuedAt}
    >
      <Page size={[certificateWidth, certificateHeight]} style={styles.page}>
        <View style={styles.river}>
          <River seed={toSeed(number)} width={certificateWidth} height={riverHeight} />
        </View>
        <View style={styles.water} />
        <View style={styles.masthead}>
          <Logo size={30} />
          <View>
            <Text style={styles.wordmarkFirst}>{wordmark.first}</Text>
            <Text style={styles.wordmarkSecond}>{wordmark.second}</Text>
          </View>
        </View>
        <Words certificate={certificate} texts={texts} />
        <Facts certificate={certificate} texts={texts} />
        <Check certificate={certificate} texts={texts} />
        <View style={styles.footer}>
          <Text style={styles.meaning}>{texts.translate('completion.meaning')}</Text>
          <Text style={styles.imprint}>
            {[sender.name, ...sender.addressLines, sender.email].join(', ')}
          </Text>
        </View>
      </Page>
    </Document>
  );
}

/** A name stays on one line while it is legible across a room, then it wraps to two. */
const holderLettering = {
  weight: 300,
  width: textWidth,
  steps: [
    { size: 46, lines: 1 },
    { size: 40, lines: 1 },
    { size: 35, lines: 1 },
    { size: 31, lines: 1 },
    { size: 27, lines: 1 },
    { size: 23, lines: 2 },
    { size: 20, lines: 2 },
    { size: 16, lines: 2 },
  ],
} as const;

const courseLettering = {
  weight: 600,
  width: textWidth,
  steps: [
    { size: 24, lines: 1 },
    { size: 21, lines: 1 },
    { size: 24, lines: 2 },
    { size: 20, lines: 2 },
    { size: 16, lines: 2 },
  ],
} as const;

function Words({ certificate: { holder, courseTitle }, texts: { translate } }: CertificateProps) {
  const holderSize = chooseFittingSize(holder, holderLettering);
  const courseSize = chooseFittingSize(courseTitle, courseLettering);
  return (
    <View style={styles.words}>
      <Text style={styles.title}>{translate('completion.title')}</Text>
      <Text style={styles.label}>{translate('completion.issuedTo')}</Text>
      <Text style={[styles.holder, { fontSize: holderSize }]}>{holder}</Text>
      <Text style={styles.label}>{translate('completion.course')}</Text>
      <Text style={[styles.course, { fontSize: courseSize }]}>{courseTitle}</Text>
    </View>
  );
}

function Facts({ certificate, texts: { language, translate } }: CertificateProps) {
  const { issuedAt, lessons, minutes, number } = certificate;
  const facts = [
    [translate('completion.completedOn'), formatDay(issuedAt, academyTimeZone, language)],
    [translate('completion.lessons'), String(lessons)],
    ...(minutes > 0 ? [[translate('completion.time'), formatDuration(minutes, language)]] : []),
    [translate('completion.number'), number],
  ];
  return (
    <View style={styles.facts}>
      {facts.map(([label, value]) => (
        <View key={label}>
          <Text style={styles.factLabel}>{label}</Text>
          <Text style={styles.factValue}>{value}</Text>
        </View>
      ))}
    </View>
  );
}

function Check({ certificate: { url, qrCode }, texts: { translate } }: CertificateProps) {
  return (
    <>
      <View style={styles.check}>
        <Text style={styles.factLabel}>{translate('completion.check')}</Text>
        <Link src={url} style={styles.address}>
          {toPrintedUrl(url)}
        </Link>
      </View>
      <View style={styles.code}>
        <Svg width={72} height={72} viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}>
          <Path d={qrCode.path} fill="#000000" />
        </Svg>
      </View>
    </>
  );
}
