import { Text, View } from '@react-pdf/renderer';
import { wordmark } from '../brand.ts';
import { Logo, River } from './brand-drawings.tsx';
import { pageWidth, styles } from './pdf-style.ts';

type PageHeadProps = { title: string; period: string; facts: readonly string[]; seed: number };

/** The head of the first page; it covers the running head, which starts on the second. */
export function PageHead({ title, period, facts, seed }: PageHeadProps) {
  return (
    <View style={styles.head}>
      <View style={styles.masthead}>
        <Logo size={30} />
        <View>
          <Text style={styles.wordmarkFirst}>{wordmark.first}</Text>
          <Text style={styles.wordmarkSecond}>{wordmark.second}</Text>
        </View>
      </View>
      <Text style={styles.title}>{title}</Text>
      <View style={styles.headFacts}>
        <Text style={styles.period}>{period}</Text>
        <Text style={styles.headNote}>{facts.join('\n')}</Text>
      </View>
      <River seed={seed} width={pageWidth} height={92} style={styles.line} />
    </View>
  );
}

/** Omitted on page one instead of covered: screen readers would still read hidden text. */
export function RunningHead({ title, period, seed }: Omit<PageHeadProps, 'facts'>) {
  return (
    <View style={styles.runningHead} fixed>
      <View style={styles.runningWords}>
        <Text
          style={styles.runningTitle}
          render={({ pageNumber }) => (pageNumber > 1 ? title : '')}
        />
        <Text
          style={styles.runningPeriod}
          render={({ pageNumber }) => (pageNumber > 1 ? period : '')}
        />
      </View>
      <River seed={seed + 1} width={pageWidth} height={30} style={styles.line} />
    </View>
  );
}
