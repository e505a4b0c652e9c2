import type { LessonStep } from '@danube/contract/learning/home.schemas.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';

/**
 * The modules below the line, as wide as their number of lessons; on a phone only the current one.
 */
export function ModuleScale({ step: { modules, number } }: { step: LessonStep }) {
  const page = useLanguage();
  const current = currentModule(modules, number);
  const titleOf = ({ title, language }: LessonStep['modules'][number]) => (
    <span lang={language === page ? undefined : language}>{title}</span>
  );
  const now = modules[current];
  return (
    <>
      <p className="pt-2 text-xs font-[600] sm:hidden">{now ? titleOf(now) : null}</p>
      <ol className="flex max-sm:hidden">
        {modules.map((module, index) => (
          <li
            key={module.id}
            aria-current={index === current ? 'step' : undefined}
            style={{ flex: `${module.lessons} 1 0` }}
            className={classNames(
              'line-clamp-2 min-w-0 border-s border-rule-strong ps-2 pe-2 pt-2 text-xs first:border-s-0 first:ps-0',
              index === current ? 'font-[600] text-ink' : 'text-ink-3',
            )}
          >
            {titleOf(module)}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The module of a lesson, by its number in the course. */
export function currentModule(modules: LessonStep['modules'], number: number): number {
  let passed = 0;
  return modules.findIndex(({ lessons }) => {
    passed += lessons;
    return number <= passed;
  });
}
