import { ArrowRight } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Reach } from '../../../ui/line/reach.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { InstructorCard } from './instructor-card.tsx';
import { instructorsPath } from './instructors.ts';
import { useInstructors } from './use-instructors.ts';

/** On the landing page: one person large, the others smaller, with links to the profiles. */
export function InstructorsSection() {
  const t = useTexts('instructors', 'footer');
  const lang = useFallbackLang('instructors');
  const format = useFormat();
  const localPath = useLocalPath();
  const [first, second, ...others] = useInstructors();
  if (!first) return null;
  return (
    <section aria-labelledby="instructors-title" lang={lang}>
      <Reach
        seed={19_295}
        to="sunk"
        at={0.7}
        city={{
          name: t('footer.cities.vienna'),
          distance: t('footer.kilometre', { distance: format.number(1929) }),
        }}
      />
      <div className="bg-sunk">
        <div className="page columns-12 gap-y-8 pt-[calc(var(--section)*0.5)] pb-[calc(var(--section)*0.6)] sm:gap-y-10 lg:gap-y-14">
          <h2 id="instructors-title" className="type-h2 col-span-full max-w-[11em] lg:col-span-8">
            <RichText
              k="instructors.section.title"
              elements={{ em: <em className="inline-block" /> }}
            />
          </h2>
          <InstructorCard
            instructor={first}
            kind="beside"
            className="col-span-full sm:col-span-6 lg:col-span-8"
          />
          {second ? (
            <InstructorCard
              instructor={second}
              kind="beneath"
              className="col-span-full sm:col-span-6 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1"
            />
          ) : null}
          {others.map((instructor) => (
            <InstructorCard
              key={instructor.id}
              instructor={instructor}
              kind="beneath"
              className="col-span-full sm:col-span-6 lg:col-span-4"
            />
          ))}
          <p className="col-span-full -mt-4 lg:-mt-8">
            <TextLink kind="standalone" to={localPath(instructorsPath)} icon={<ArrowRight />}>
              {t('instructors.section.all')}
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
