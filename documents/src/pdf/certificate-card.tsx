import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { light, logoStrokes, wordmark } from '../brand.ts';
import type { CertificateCard } from '../documents.types.ts';
import { formatDay } from '../format-moment.ts';
import { seedOf } from '../price-line.ts';
import type { Texts } from '../texts.ts';
import { riverPath } from './river-path.ts';
import { breakLines, fittingSize, type Lettering, outlineOf } from './type-setting.ts';

const width = 1200;
const height = 630;
const edge = 80;
const room = width - 2 * edge;
const river = { top: 448, height: 100 };
const leading = 1.16;

/** What social networks show next to a link: large, few words, and safe when cropped. */
export function Card({ card, texts }: { card: CertificateCard; texts: Texts }) {
  const { language, translate } = texts;
  const { line, water } = riverPath({ seed: seedOf(card.number), width, height: river.height });
  const facts = [formatDay(card.issuedAt, academyTimeZone, language), card.number].join('  ·  ');
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <rect width={width} height={height} fill={light.sheet} />
      <g transform={`translate(0 ${river.top})`}>
        <path d={water} fill={light.water} />
        <rect y={river.height - 1} width={width} height={height} fill={light.water} />
        <path d={line} stroke={light.river} strokeWidth={3} fill="none" />
      </g>
      <Brand />
      <Lines lines={[translate('completion.courseCompleted')]} top={166} {...label} />
      <Achievement card={card} />
      <Lines lines={[facts]} top={548} weight={400} size={26} ink={light.inkSoft} />
    </svg>
  );
}

const label = { weight: 600, size: 28, ink: light.river } as const;

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

function Achievement({ card: { courseTitle, holder } }: { card: CertificateCard }) {
  const size = fittingSize(courseTitle, titleLettering);
  const title = { weight: 300, size } as const;
  const titleLines = fewLines(courseTitle, title, 3);
  const top = 210;
  const name = { weight: 400, size: 34 } as const;
  return (
    <>
      <Lines lines={titleLines} top={top} {...title} ink={light.ink} />
      {holder === null ? null : (
        <Lines
          lines={fewLines(holder, name, 1)}
          top={top + titleLines.length * size * leading + 18}
          {...name}
          ink={light.inkSoft}
        />
      )}
    </>
  );
}

type LinesProps = Lettering & { lines: readonly string[]; top: number; left?: number; ink: string };

function Lines({ lines, top, left = edge, ink, weight, size }: LinesProps) {
  const outlines = lines.map((line, index) =>
    outlineOf(line, { weight, size }, { x: left, y: top + (index * leading + 1) * size }),
  );
  return <path d={outlines.join('')} fill={ink} />;
}

/** Text that doesn't fit is truncated with an ellipsis. */
function fewLines(text: string, lettering: Lettering, most: number): string[] {
  const lines = breakLines(text, lettering, room);
  if (lines.length <= most) return lines;
  // The ellipsis needs space too.
  const [last = ''] = breakLines(lines[most - 1] ?? '', lettering, room - lettering.size);
  return [...lines.slice(0, most - 1), `${last}…`];
}
