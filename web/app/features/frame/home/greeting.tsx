import { useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';

/**
 * The page's first heading for members. By the member's local time; doesn't change while the page
 * is open.
 */
export function Greeting({ name }: { name: string }) {
  const t = useTexts('home');
  const [hour] = useState(() => new Date().getHours());
  return (
    <h1 className="font-serif text-lg text-ink-2 italic wrap-anywhere">
      {name ? t(greetingAt(hour), { name }) : t('home.hello.plain')}
    </h1>
  );
}

function greetingAt(hour: number) {
  if (hour >= 5 && hour < 12) return 'home.hello.morning';
  return hour >= 12 && hour < 18 ? 'home.hello.afternoon' : 'home.hello.evening';
}
