import type { CSSProperties } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { indicatorBox, indicatorShape, liveBox, liveShape } from './benefit-shapes.ts';

const stroke = {
  fill: 'none',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** Three quarters of an hour on a live chart; its labels are only for sighted users. */
export function LiveVisual() {
  const t = useTexts('features');
  const parts = [
    { time: '18:00', text: t('features.live.opening') },
    { time: '18:15', text: t('features.live.setup') },
    { time: '18:30', text: t('features.live.questions') },
  ];
  return (
    <div className="benefit-live" aria-hidden="true">
      <svg
        viewBox={`0 0 ${liveBox.width} ${liveBox.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={liveShape.path} {...stroke} strokeWidth="2" className="stroke-river" />
        <path d={liveShape.stop} {...stroke} strokeDasharray="3 5" className="stroke-risk" />
      </svg>
      {parts.map(({ time, text }) => (
        <p key={time} className="benefit-time">
          <b>{time}</b> <i>{text}</i>
        </p>
      ))}
      <span className="benefit-entry" style={place(liveShape.entry)}>
        <span>{t('features.live.entry')}</span>
      </span>
      <span className="benefit-stop">{t('features.live.stop')}</span>
    </div>
  );
}

export function IndicatorVisual() {
  return (
    <svg
      viewBox={`0 0 ${indicatorBox.width} ${indicatorBox.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="size-full"
    >
      <path d={indicatorShape.band} className="fill-river/12" />
      <path d={indicatorShape.mean} {...stroke} strokeDasharray="1 4" className="stroke-ink-2" />
      <path d={indicatorShape.price} {...stroke} strokeWidth="2" className="stroke-river" />
      <path d={indicatorShape.rising} {...stroke} strokeWidth="3" className="stroke-rise" />
      <path d={indicatorShape.falling} {...stroke} strokeWidth="3" className="stroke-fall" />
    </svg>
  );
}

/** The courses as places along the line, in the usual order. */
export function CurriculumVisual() {
  const t = useTexts('features');
  const subjects = [
    t('features.curriculum.fastTrack'),
    t('features.curriculum.dax'),
    t('features.curriculum.dow'),
    t('features.curriculum.commodities'),
    t('features.curriculum.cfds'),
    t('features.curriculum.stocks'),
  ];
  return (
    <ol className="benefit-course">
      {subjects.map((subject) => (
        <li key={subject}>{subject}</li>
      ))}
    </ol>
  );
}

/** A frequently asked question and its answer. */
export function CommunityVisual() {
  const t = useTexts('features');
  return (
    <div className="grid gap-2 text-xs">
      <p className="justify-self-start rounded-md rounded-es-sm bg-sunk px-3 py-2">
        {t('features.community.question')}
      </p>
      <p className="justify-self-end rounded-md rounded-ee-sm bg-river-wash px-3 py-2 text-river-ink">
        {t('features.community.answer')}
      </p>
    </div>
  );
}

export function FlexibleVisual() {
  const t = useTexts('features');
  const text = t('features.flexible.progress', { lesson: 15, lessons: 24 });
  return (
    <div aria-hidden="true">
      <Progress value={15} max={24} label={text} />
      <p className="type-small mt-1">{text}</p>
    </div>
  );
}

export function CertificateVisual() {
  const t = useTexts('features');
  return (
    <div
      aria-hidden="true"
      className="grid aspect-[1.6] max-w-52 content-between rounded-sm border border-rule-strong bg-surface p-3.5"
    >
      <p className="font-serif text-sm italic">{t('features.certificate.document')}</p>
      <svg
        viewBox={`0 20 ${liveBox.width} 170`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-9 w-full"
      >
        <path d={liveShape.path} {...stroke} strokeWidth="1.5" className="stroke-river" />
      </svg>
      <p className="flex justify-between border-t border-rule pt-1.5 text-2xs text-ink-3">
        <span>{t('features.certificate.name')}</span>
        <span className="tabular">{t('features.certificate.number')}</span>
      </p>
    </div>
  );
}

function place({ x, y }: { x: number; y: number }): CSSProperties {
  // Custom properties are valid styles; React's type doesn't include them.
  return { '--x': x.toFixed(3), '--y': y.toFixed(3) } as CSSProperties;
}
