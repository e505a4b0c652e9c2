import { BookOpen, Clapperboard, MessagesSquare } from 'lucide-react';
import { RichText, useTexts } from '../../../../lib/texts.tsx';
import { Cover } from '../../../../ui/cover.tsx';
import { heightScale, linePath, type Point } from '../../../../ui/line/path.ts';
import { closes, priceSeries } from '../../../../ui/line/series.ts';

export type WantedCourse = { slug: string; title: string };

/** The benefits of an account, next to the form; for people who chose a course, what helps there. */
export function AuthAside({ course }: { course: WantedCourse | null }) {
  const t = useTexts('auth');
  const reasons = [
    course
      ? {
          icon: BookOpen,
          title: t('auth.aside.progress.title'),
          text: t('auth.aside.progress.text'),
        }
      : { icon: BookOpen, title: t('auth.aside.book.title'), text: t('auth.aside.book.text') },
    { icon: Clapperboard, title: t('auth.aside.video.title'), text: t('auth.aside.video.text') },
    {
      icon: MessagesSquare,
      title: t('auth.aside.community.title'),
      text: t('auth.aside.community.text'),
    },
  ];
  return (
    <section data-ground="deep" aria-labelledby="auth-aside" className="auth-aside">
      <div className="auth-aside-copy">
        {course ? (
          <Cover slug={course.slug} kind="course" title={course.title} className="auth-cover" />
        ) : (
          <Cover
            slug="forbidden-trading"
            kind="book"
            title={t('auth.aside.cover.title')}
            note={t('auth.aside.cover.note')}
            className="auth-cover"
          />
        )}
        <div className="grid content-start gap-6">
          <h2 id="auth-aside" className="type-h3 text-3xl font-[370]">
            <RichText
              k={course ? 'auth.aside.course' : 'auth.aside.title'}
              values={course ? { course: course.title } : {}}
              elements={{ em: <em className="text-river-ink" /> }}
            />
          </h2>
          <ul>
            {reasons.map(({ icon: Icon, title, text }) => (
              <li key={title} className="flex gap-3.5 border-t border-rule py-3.5">
                <Icon
                  aria-hidden="true"
                  className="mt-0.5 size-5 shrink-0 stroke-[1.6] text-river"
                />
                <p className="text-sm leading-normal text-ink-2">
                  <b className="block font-[570] text-ink">{title}</b>
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="auth-line"
      >
        <path d={grid} className="auth-line-grid" />
        <path d={line} className="auth-line-price" />
      </svg>
    </section>
  );
}

const width = 1000;
const height = 240;
const grid = [30, 90, 150, 210].map((y) => `M0 ${y}H${width}`).join('');
const line = drawLine();

/** A long base, a false start, and the rise after a second, higher low. */
function drawLine(): string {
  const values = closes(
    priceSeries(1830, [
      { bars: 34, move: -0.04, volatility: 0.011 },
      { bars: 26, move: 0.09, volatility: 0.012 },
      { bars: 14, move: -0.06, volatility: 0.013 },
      { bars: 46, move: 0.14, volatility: 0.012 },
    ]),
  );
  const y = heightScale(values, 24, height - 24);
  const pitch = width / (values.length - 1);
  return linePath(values.map((value, index): Point => [index * pitch, y(value)]));
}
