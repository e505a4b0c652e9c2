import type { CSSProperties, ReactNode } from 'react';
import { heroHeight, heroShape, heroWidths } from './hero-shape.ts';

export type HeroLesson = { title: string; text: string };

type HeroChartProps = {
  /** Alternative text. */
  label: string;
  /** Says that it is an illustration. */
  note: string;
  lessons: Record<'firstLow' | 'higherLow' | 'oldHigh', HeroLesson>;
  /** The bar at the top of the frame, for a title and a play button. */
  bar?: ReactNode;
  /** Exactly over the drawing and under the marks: the same chart, animated. */
  film?: ReactNode;
  /** Whether something else covers the drawing from the start: its labels and note are left out. */
  isCovered?: boolean;
  /** The copy next to the frame. */
  children: ReactNode;
};

const lessonOrder = ['firstLow', 'higherLow', 'oldHigh'] as const;

/** The page's line turns into candles inside a frame. Drawn by CSS at every width. */
export function HeroChart({
  label,
  note,
  lessons,
  bar,
  film,
  isCovered,
  children,
}: HeroChartProps) {
  return (
    <div className="hero" data-reached={isCovered ? 0 : undefined}>
      <div className="hero-grid">
        <div className="hero-copy">{children}</div>
        <Piece name="before" className="hero-before">
          <path className="hero-area" d={heroShape.before} />
        </Piece>
        {bar ? (
          <div className="hero-bar" data-ground="deep">
            {bar}
          </div>
        ) : null}
        <figure className="hero-frame" data-ground="deep">
          <svg
            viewBox={`0 0 ${heroWidths.frame} ${heroHeight}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={label}
            aria-hidden={isCovered || undefined}
            // Custom properties are valid styles; React's type doesn't include them.
            style={{ '--bars': heroShape.bars } as CSSProperties}
          >
            <Candles />
          </svg>
          {film}
          {isCovered ? null : <figcaption className="hero-note">{note}</figcaption>}
          {lessonOrder.map((name, index) => (
            <span key={name} className="hero-mark" style={place(name)} aria-hidden="true">
              {index + 1}
            </span>
          ))}
        </figure>
        <Piece name="after" className="hero-after">
          <path className="hero-line" d={heroShape.after} />
        </Piece>
        <ol className="hero-lessons">
          {lessonOrder.map((name) => (
            <li key={name} data-lesson={name} style={place(name)}>
              <b>{lessons[name].title}</b> <span>{lessons[name].text}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Candles() {
  const { level } = heroShape;
  const levelPath = `M${Math.round(level.x * heroWidths.frame)} ${Math.round(level.y * heroHeight)}H${heroWidths.frame}`;
  return (
    <>
      <path className="hero-body hero-volume" d={heroShape.volumes} />
      <path className="hero-level" d={levelPath} />
      <path className="hero-mean" d={heroShape.mean} />
      <path className="hero-wick rising" d={heroShape.risingWicks} />
      <path className="hero-body rising" d={heroShape.risingBodies} />
      <path className="hero-wick falling" d={heroShape.fallingWicks} />
      <path className="hero-body falling" d={heroShape.fallingBodies} />
    </>
  );
}

function Piece(props: { name: 'before' | 'after'; className: string; children: ReactNode }) {
  return (
    <div className={props.className}>
      <svg
        viewBox={`0 0 ${heroWidths[props.name]} ${heroHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {props.children}
      </svg>
    </div>
  );
}

function place(name: (typeof lessonOrder)[number]): CSSProperties {
  const { x, y } = heroShape.marks[name];
  // Custom properties are valid styles; React's type doesn't include them.
  return { '--x': x.toFixed(3), '--y': y.toFixed(3) } as CSSProperties;
}
