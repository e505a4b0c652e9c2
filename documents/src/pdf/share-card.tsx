import { light, logoStrokes, wordmark } from '../brand.ts';
import { toSeed } from '../price-line.ts';
import { riverPath } from './river-path.ts';
import { breakLines, chooseFittingSize, type TextStyle, toOutline } from './typesetting.ts';

const width = 1200;
const height = 630;
const edge = 80;
const room = width - 2 * edge;
const river = { top: 448, height: 100 };
const leading = 1.16;

export type ShareCardProps = {
  /** What the page is about, in one or two words. */
  label: string;
  title: string;
  name: string | null;
  facts: readonly string[];
  /** Gives each page its own price line. */
  seed: string;
};

/** What social networks show next to a link: large, few words, and safe when cropped. */
export function ShareCard({ label, title, name, facts, seed }: ShareCardProps) {
  const { line, water } = riverPath({ seed: toSeed(seed), width, height: river.height });
  const factLines = limitLines(facts.join('  ·  '), factLettering, 1);
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <rect width={width} height={height} fill={light.sheet} />
      <g transform={`translate(0 ${river.top})`}>
        <path d={water} fill={light.water} />
        <rect y={river.height - 1} width={width} height={height} fill={light.water} />
        <path d={line} stroke={light.river} strokeWidth={3} fill="none" />
      </g>
      <Brand />
      <Lines lines={[label]} top={166} {...labelLettering} ink={light.river} />
      <Headline title={title} name={name} />
      <Lines lines={factLines} top={548} {...factLettering} ink={light.inkSoft} />
    </svg>
  );
}

const labelLettering = { weight: 600, size: 28 } as const;
const factLettering = { weight: 400, size: 26 } as const;

function Brand() {
  return (
    <>
      <g transform={`translate(${edge} 62) scale(1.6)`}>
        {logoStrokes.map((stroke) => (
          <path
            key={stroke.d}
            d={stroke.d}
            stroke={light.river}
            strokeWidth={stroke.width}
            strokeOpacity={stroke.opacity}
            fill="none"
          />
        ))}
      </g>
      <Lines {...wordmarkPlace} top={64} lines={[wordmark.first]} weight={600} ink={light.ink} />
      <Lines
        {...wordmarkPlace}
        top={94}
        lines={[wordmark.second]}
        weight={400}
        ink={light.inkSoft}
      />
    </>
  );
}

const wordmarkPlace = { left: edge + 82, size: 26 };

const titleLettering = {
  weight: 300,
  width: room,
  steps: [
    { size: 64, lines: 2 },
    { size: 56, lines: 2 },
    { size: 48, lines: 3 },
  ],
} as const;

const nameLettering = { weight: 400, size: 34 } as const;

function Headline({ title, name }: Pick<ShareCardProps, 'title' | 'name'>) {
  const size = chooseFittingSize(title, titleLettering);
  const lettering = { weight: 300, size } as const;
  const titleLines = limitLines(title, lettering, 3);
  const top = 210;
  return (
    <>
      <Lines lines={titleLines} top={top} {...lettering} ink={light.ink} />
      {name === null ? null : (
        <Lines
          lines={limitLines(name, nameLettering, 1)}
          top={top + titleLines.length * size * leading + 18}
          {...nameLettering}
          ink={light.inkSoft}
        />
      )}
    </>
  );
}

type LinesProps = TextStyle & { lines: readonly string[]; top: number; left?: number; ink: string };

function Lines({ lines, top, left = edge, ink, weight, size }: LinesProps) {
  const outlines = lines.map((line, index) =>
    toOutline(line, { weight, size }, { x: left, y: top + (index * leading + 1) * size }),
  );
  return <path d={outlines.join('')} fill={ink} />;
}

/** Text that doesn't fit is truncated with an ellipsis. */
function limitLines(text: string, style: TextStyle, max: number): string[] {
  const lines = breakLines(text, style, room);
  if (lines.length <= max) return lines;
  // The ellipsis needs space too.
  const [last = ''] = breakLines(lines[max - 1] ?? '', style, room - style.size);
  return [...lines.slice(0, max - 1), `${last}…`];
}
