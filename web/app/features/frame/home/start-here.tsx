import type { LessonStep } from '@danube/contract/learning/home.schemas.ts';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { RichText, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { chatPath } from '../../shared/paths/community-paths.ts';
import { readerPath } from '../../shared/paths/learning-paths.ts';
import { ItemCover } from '../../shop/item/item-cover.tsx';

/** For people without courses: one free course, and three small steps to start. */
export function StartHere({ step, greeting }: { step: LessonStep; greeting: ReactNode }) {
  const t = useTexts('home');
  const localPath = useLocalPath();
  const { course, lesson } = step;
  const first = localPath(readerPath(course.slug, lesson.slug));
  return (
    <section aria-labelledby="home-next" className="pt-8 sm:pt-12">
      <div className="page columns-12 items-start gap-y-8">
        <div className="col-span-full grid justify-items-start gap-5 lg:col-span-7">
          {greeting}
          <h2 id="home-next" className="type-display">
            <RichText k="home.start.title" elements={{ em: <em className="font-[360]" /> }} />
          </h2>
          <p className="type-lede">{t('home.start.text')}</p>
          <div className="flex w-full flex-wrap items-center gap-x-6 gap-y-2">
            <Button asChild variant="primary" size="large" className="max-sm:w-full">
              <Link to={first}>
                {t('home.start.begin')}
                <ArrowRight aria-hidden="true" />
              </Link>
            </Button>
            <TextLink kind="standalone" to={localPath('/courses')}>
              {t('home.start.browse')}
            </TextLink>
          </div>
        </div>
        <div className="hidden lg:col-span-3 lg:col-start-10 lg:block">
          <ItemCover item={course} sizes="20rem" isFirst />
        </div>
      </div>
      <Steps step={step} first={first} />
    </section>
  );
}

function Steps({ step: { course, lesson }, first }: { step: LessonStep; first: string }) {
  const t = useTexts('home');
  const localPath = useLocalPath();
  const steps = [
    {
      title: t('home.start.read'),
      text: t('home.start.readText', { lesson: lesson.title, course: course.title }),
      minutes: lesson.minutes,
      to: first,
    },
    {
      title: t('home.start.size'),
      text: t('home.start.sizeText'),
      minutes: 5,
      to: localPath('/financial-widgets'),
    },
    {
      title: t('home.start.ask'),
      text: t('home.start.askText'),
      minutes: 5,
      to: localPath(chatPath),
    },
  ];
  return (
    <ol className="page grid gap-x-gutter gap-y-7 pt-12 pb-12 md:grid-cols-3">
      {steps.map((each, index) => (
        <Step key={each.to} number={index + 1} {...each} />
      ))}
    </ol>
  );
}

type StepProps = { number: number; title: string; text: string; minutes: number; to: string };

function Step({ number, title, text, minutes, to }: StepProps) {
  const t = useTexts('home');
  const format = useFormat();
  return (
    <li className="relative grid grid-cols-[2.5rem_minmax(0,1fr)] content-start gap-x-2 border-t-2 border-river pt-4 md:pe-6">
      <span aria-hidden="true" className="type-number row-span-3 text-3xl text-river">
        {format.number(number)}
      </span>
      <h3 className="type-h4">
        <Link
          to={to}
          className="rounded-sm decoration-1 underline-offset-[0.2em] after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
      </h3>
      <p className="text-sm text-ink-2">{text}</p>
      <p className="type-small mt-1">{t('home.start.minutes', { count: minutes })}</p>
    </li>
  );
}
