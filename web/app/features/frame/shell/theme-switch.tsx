import { Moon, Sun } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** The style sheet decides which icon is visible, so the cached HTML is right in both themes. */
export function ThemeSwitch({ className }: { className?: string }) {
  const t = useTexts('nav');
  return (
    <IconButton
      label={t('nav.theme')}
      onClick={switchTheme}
      data-needs-app=""
      className={classNames('noscript:hidden', className)}
    >
      <Moon aria-hidden="true" className="stroke-[1.6] dark:hidden" />
      <Sun aria-hidden="true" className="hidden stroke-[1.6] dark:block" />
    </IconButton>
  );
}

function switchTheme(): void {
  const { dataset } = document.documentElement;
  const isDark = dataset.theme
    ? dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isDark ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', dataset.theme);
  } catch {
    // Storage may be blocked or full; then the choice only applies to this page.
    return;
  }
}
