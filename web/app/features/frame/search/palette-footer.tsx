import { ArrowDown, ArrowUp, CornerDownLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { readShortcutEnabled, setShortcutEnabled } from './palette-state.ts';

/** Keyboard hints, hidden on touch devices. */
export function PaletteFooter() {
  const t = useTexts('search');
  const [isOn, setIsOn] = useState(readShortcutEnabled);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-rule px-5 py-2 text-xs text-ink-3 touch:hidden">
      <p className="flex flex-wrap items-center gap-x-5">
        <Key
          icon={
            <>
              <ArrowUp />
              <ArrowDown />
            </>
          }
          word={t('search.palette.keysMove')}
        />
        <Key icon={<CornerDownLeft />} word={t('search.palette.keysOpen')} />
        <Key icon="Esc" word={t('search.palette.keysClose')} />
      </p>
      <label className="flex min-h-8 items-center gap-2">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            setShortcutEnabled(event.target.checked);
            setIsOn(event.target.checked);
          }}
        />
        {t('search.palette.stroke')}
      </label>
    </div>
  );
}

function Key({ icon, word }: { icon: ReactNode; word: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <kbd className="flex min-h-5 items-center rounded-sm border border-rule px-1 font-sans text-2xs [&_svg]:size-3">
        {icon}
      </kbd>
      {word}
    </span>
  );
}
