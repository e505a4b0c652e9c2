import { Moon, Sun } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/**
 * The page's first script switches the theme (`page/theme-script.ts`). The style sheet decides which
 * icon is visible, so the cached HTML is right in both themes.
 */
export function ThemeSwitch({ className }: { className?: string }) {
  const t = useTexts('nav');
  return (
    <IconButton
      label={t('nav.theme')}
      data-switches-theme=""
      className={classNames('noscript:hidden', className)}
    >
      <Moon aria-hidden="true" className="stroke-[1.6] dark:hidden" />
      <Sun aria-hidden="true" className="hidden stroke-[1.6] dark:block" />
    </IconButton>
  );
}
