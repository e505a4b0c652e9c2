import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type Category, categories, categoryTexts, categoryUrl } from './category.ts';

/** Each category has its own URL, so filtering works without scripts. */
export function CategoryFilter({ current }: { current: Category }) {
  const t = useTexts('downloads');
  const localPath = useLocalPath();
  return (
    <nav aria-label={t('downloads.categories.label')}>
      <ul className="flex flex-wrap gap-2">
        {categories.map((category) => (
          <li key={category}>
            <Link
              to={localPath(categoryUrl(category))}
              replace
              preventScrollReset
              aria-current={category === current ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-md border px-4 text-sm font-[560] transition-colors',
                category === current
                  ? 'border-river bg-river text-on-river'
                  : 'border-control text-ink hover:border-ink hover:bg-surface',
              )}
            >
              {t(categoryTexts[category])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
