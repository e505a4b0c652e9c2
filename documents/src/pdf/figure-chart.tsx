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

type FigureChartProps = { figure: Figure; name: string; width: number; language: string };

/** A drawing with its caption, never split across pages. */
export function FigureChart({ figure, name, ...drawing }: FigureChartProps) {
  return (
    <View style={frame} wrap={false}>
      <Drawing figure={figure} {...drawing} />
      <Text style={captionStyle}>
        <Text style={captionName}>{name}</Text>
        {`  ${figure.caption}`}
      </Text>
    </View>
  );
}

type DrawingProps<Drawn> = { figure: Drawn; width: number; language: string };

function Drawing({ figure, ...drawing }: DrawingProps<Figure>) {
  switch (figure.kind) {
    case 'candles':
      return <CandleDrawing figure={figure} {...drawing} />;
    case 'lines':
      return <LineDrawing figure={figure} {...drawing} />;
    case 'bars':
      return <BarDrawing figure={figure} {...drawing} />;
  }
}

function CandleDrawing({ figure, width, language }: DrawingProps<CandleFigure>) {
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
      <Ticks values={roundTicks(prices)} y={y} end={plotEnd} format={formatIn(language)} />
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

/** Rising bars are hollow and falling ones filled, so that they differ without colour. */
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

function LineDrawing({ figure, width, language }: DrawingProps<LineFigure>) {
  const { lines, from, to, unit } = figure;
  const plotHeight = chartHeight - 14;
  const values = lines.flatMap(({ points }) => points);
  const y = scaleOf(values, plotHeight);
  const plotEnd = width - rightEdge;
  const drawn = lines.map((line) => ({ ...line, y: y(line.points.at(-1) ?? 0) }));
  return (
    <Svg width={width} height={chartHeight} viewBox={`0 0 ${width} ${chartHeight}`}>
      <Ticks values={roundTicks(values)} y={y} end={plotEnd} format={formatIn(language, unit)} />
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

function BarDrawing({ figure, width, language }: DrawingProps<BarFigure>) {
  const { bars, unit } = figure;
  const height = bars.length * barRow;
  const longest = Math.max(...bars.map(({ value }) => value));
  const room = width - barStart - 60;
  const format = formatIn(language, unit);
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
            {format(value)}
          </Text>
        </G>
      ))}
    </Svg>
  );
}

type Format = (value: number) => string;

type TicksProps = { values: readonly number[]; y: Scale; end: number; format: Format };

function Ticks({ values, y, end, format }: TicksProps) {
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
            {format(value)}
          </Text>
        </G>
      ))}
    </G>
  );
}

function formatIn(language: string, unit = ''): Format {
  const isMoney = unit === '€';
  const { format } = new Intl.NumberFormat(language, {
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
    ...(isMoney && { style: 'currency', currency: 'EUR' }),
  });
  return (value) => `${format(value).replace('-', '−')}${isMoney ? '' : unit}`;
}
