import { Circle, G, Line, Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { light } from '../brand.ts';
import type { BarFigure, CandleFigure, Figure, LineFigure, Tone } from './figure.ts';
import { roundTicks, type Scale, scaleOf, spreadLabels } from './figure-scale.ts';
import { fontFamily } from './pdf-fonts.ts';

const inkOfTone: Record<Tone, string> = {
  entry: light.info,
  stop: light.risk,
  target: light.rise,
  level: light.inkFaint,
};

const chartHeight = 136;
const leftEdge = 34;
const rightEdge = 92;
const lettering = { fontFamily, fontSize: 7 };
const frame = { marginTop: 6, marginBottom: 14, gap: 5 };
const captionStyle = { fontSize: 8, lineHeight: 1.45, color: light.inkFaint };
const captionName = { fontWeight: 600, color: light.ink } as const;

type FigureChartProps = { figure: Figure; name: string; width: number };

/** A drawing with its caption; it is never torn between pages. */
export function FigureChart({ figure, name, width }: FigureChartProps) {
  return (
    <View style={frame} wrap={false}>
      <Drawing figure={figure} width={width} />
      <Text style={captionStyle}>
        <Text style={captionName}>{name}</Text>
        {`  ${figure.caption}`}
      </Text>
    </View>
  );
}

function Drawing({ figure, width }: { figure: Figure; width: number }) {
  switch (figure.kind) {
    case 'candles':
      return <CandleDrawing figure={figure} width={width} />;
    case 'lines':
      return <LineDrawing figure={figure} width={width} />;
    case 'bars':
      return <BarDrawing figure={figure} width={width} />;
  }
}

function CandleDrawing({ figure, width }: { figure: CandleFigure; width: number }) {
  const { candles, levels, marks } = figure;
  const prices = [...candles.flat(), ...[...levels, ...marks].map(({ price }) => price)];
  const y = scaleOf(prices, chartHeight);
  const plotEnd = width - rightEdge;
  const step = (plotEnd - leftEdge) / candles.length;
  const middleOf = (index: number) => leftEdge + (index + 0.5) * step;
  const bars = candles.map((candle, index) => ({ candle, x: middleOf(index) }));
  const labels = spreadLabels(
    levels.map((level) => ({ ...level, y: y(level.price) })),
    10,
  );
  return (
    <Svg width={width} height={chartHeight} viewBox={`0 0 ${width} ${chartHeight}`}>
      <Ticks values={roundTicks(prices)} y={y} end={plotEnd} />
      {bars.map(({ candle, x }) => (
        <Candle key={x} candle={candle} x={x} width={step * 0.6} y={y} />
      ))}
      {labels.map(({ label, tone, y: levelY, labelY }) => (
        <G key={label}>
          <Line
            x1={leftEdge}
            x2={plotEnd}
            y1={levelY}
            y2={levelY}
            stroke={inkOfTone[tone]}
            strokeWidth={0.9}
            strokeDasharray={tone === 'level' ? '3 2' : undefined}
          />
          <Text x={plotEnd + 5} y={labelY + 2.4} style={{ ...lettering }} fill={inkOfTone[tone]}>
            {label}
          </Text>
        </G>
      ))}
      {marks.map(({ bar, price, letter }) => (
        <Mark key={letter} letter={letter} x={middleOf(bar - 1)} y={y(price)} />
      ))}
    </Svg>
  );
}

type CandleProps = { candle: CandleFigure['candles'][number]; x: number; width: number; y: Scale };

/** Rising bars are hollow and falling ones filled, so that print without colour still tells. */
function Candle({ candle: [open, high, low, close], x, width, y }: CandleProps) {
  const rises = close >= open;
  const ink = rises ? light.river : light.ink;
  const top = y(Math.max(open, close));
  return (
    <G>
      <Line x1={x} x2={x} y1={y(high)} y2={y(low)} stroke={ink} strokeWidth={0.8} />
      <Rect
        x={x - width / 2}
        y={top}
        width={width}
        height={Math.max(y(Math.min(open, close)) - top, 0.8)}
        fill={rises ? light.sheet : ink}
        stroke={ink}
        strokeWidth={0.8}
      />
    </G>
  );
}

function Mark({ letter, x, y }: { letter: string; x: number; y: number }) {
  return (
    <G>
      <Circle cx={x} cy={y} r={5.2} fill={light.bell} />
      <Text
        x={x}
        y={y + 2.4}
        textAnchor="middle"
        style={{ ...lettering, fontWeight: 600 }}
        fill={light.bellInk}
      >
        {letter}
      </Text>
    </G>
  );
}

function LineDrawing({ figure, width }: { figure: LineFigure; width: number }) {
  const { lines, from, to, unit } = figure;
  const plotHeight = chartHeight - 14;
  const values = lines.flatMap(({ points }) => points);
  const y = scaleOf(values, plotHeight);
  const plotEnd = width - rightEdge;
  const drawn = lines.map((line) => ({ ...line, y: y(line.points.at(-1) ?? 0) }));
  return (
    <Svg width={width} height={chartHeight} viewBox={`0 0 ${width} ${chartHeight}`}>
      <Ticks values={roundTicks(values)} y={y} end={plotEnd} unit={unit} />
      {spreadLabels(drawn, 10).map(({ label, tone, points, labelY }) => (
        <G key={label}>
          <Path
            d={pathOf(points, y, plotEnd)}
            stroke={inkOfTone[tone]}
            strokeWidth={1.5}
            fill="none"
          />
          <Text x={plotEnd + 5} y={labelY + 2.4} style={lettering} fill={inkOfTone[tone]}>
            {label}
          </Text>
        </G>
      ))}
      <Text x={leftEdge} y={chartHeight - 2} style={lettering} fill={light.inkFaint}>
        {from}
      </Text>
      <Text
        x={plotEnd}
        y={chartHeight - 2}
        textAnchor="end"
        style={lettering}
        fill={light.inkFaint}
      >
        {to}
      </Text>
    </Svg>
  );
}

function pathOf(points: readonly number[], y: Scale, end: number): string {
  const step = (end - leftEdge) / (points.length - 1);
  return `M${points.map((point, index) => `${(leftEdge + index * step).toFixed(2)} ${y(point).toFixed(2)}`).join('L')}`;
}

const barRow = 20;
const barStart = 116;

function BarDrawing({ figure, width }: { figure: BarFigure; width: number }) {
  const { bars, unit } = figure;
  const height = bars.length * barRow;
  const longest = Math.max(...bars.map(({ value }) => value));
  const room = width - barStart - 60;
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {bars.map(({ label, value, tone }, index) => (
        <G key={label}>
          <Text x={0} y={index * barRow + 12} style={lettering} fill={light.inkSoft}>
            {label}
          </Text>
          <Rect
            x={barStart}
            y={index * barRow + 4}
            width={Math.max((value / longest) * room, 1)}
            height={11}
            fill={inkOfTone[tone]}
          />
          <Text
            x={barStart + (value / longest) * room + 5}
            y={index * barRow + 12}
            style={{ ...lettering, fontWeight: 600 }}
            fill={light.ink}
          >
            {formatted(value, unit)}
          </Text>
        </G>
      ))}
    </Svg>
  );
}

type TicksProps = { values: readonly number[]; y: Scale; end: number; unit?: string };

function Ticks({ values, y, end, unit = '' }: TicksProps) {
  return (
    <G>
      {values.map((value) => (
        <G key={value}>
          <Line
            x1={leftEdge}
            x2={end}
            y1={y(value)}
            y2={y(value)}
            stroke={light.rule}
            strokeWidth={0.4}
          />
          <Text
            x={leftEdge - 5}
            y={y(value) + 2.4}
            textAnchor="end"
            style={lettering}
            fill={light.inkFaint}
          >
            {formatted(value, unit)}
          </Text>
        </G>
      ))}
    </G>
  );
}

function formatted(value: number, unit: string): string {
  const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }).format(value);
  return unit === '€' ? `€${number}`.replace('€-', '−€') : `${number.replace('-', '−')}${unit}`;
}
