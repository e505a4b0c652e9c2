import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { light, wordmark } from '../brand.ts';
import { priceLine } from '../price-line.ts';
import { pageWidth, styles } from './pdf-style.ts';

type PageHeadProps = { title: string; period: string; facts: readonly string[]; seed: number };

/** The opening of the first page; it lies over the running head, which starts on the second. */
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
      <Line seed={seed} height={92} />
    </View>
  );
}

/** The words are left out of page one rather than covered: hidden text would still be read out. */
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
      <Line seed={seed + 1} height={30} />
    </View>
  );
}

const linePoints = 170;

/** From edge to edge, over the margins: the line has no beginning and no end on the page. */
function Line({ seed, height }: { seed: number; height: number }) {
  const points = priceLine(seed, linePoints).map((value, index) => {
    const x = (index / (linePoints - 1)) * pageWidth;
    return `${x.toFixed(2)} ${(2 + (1 - value) * (height * 0.7)).toFixed(2)}`;
  });
  const stroke = `M${points.join('L')}`;
  return (
    <Svg
      style={styles.line}
      width={pageWidth}
      height={height}
      viewBox={`0 0 ${pageWidth} ${height}`}
    >
      <Path d={`${stroke}L${pageWidth} ${height}L0 ${height}Z`} fill={light.water} />
      <Path d={stroke} stroke={light.river} strokeWidth={1.2} fill="none" />
    </Svg>
  );
}

function Logo({ size }: { size: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 40 40">
      <Path
        d="M38.2 20A18.2 18.2 0 1 1 1.8 20A18.2 18.2 0 1 1 38.2 20Z"
        stroke={light.river}
        strokeWidth={1.6}
        fill="none"
      />
      <Path
        d="M2.4 25l5-3 3.6 3.6 5.6-9 4 4.6 4.4-8 4.4 6.2 3.2-4.2 5 1.6"
        stroke={light.river}
        strokeWidth={2.2}
        fill="none"
      />
      <Path
        d="M7 31c4-2.6 7 2 11.4 0s7-2.4 13 .4"
        stroke={light.river}
        strokeWidth={1.6}
        strokeOpacity={0.7}
        fill="none"
      />
    </Svg>
  );
}
