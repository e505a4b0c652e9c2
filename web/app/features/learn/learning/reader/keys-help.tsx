import { useState } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { readerKeys, readShortcutsEnabled, setShortcutsEnabled } from './reader-keys.ts';

type KeysHelpProps = { isOpen: boolean; onOpenChange(isOpen: boolean): void };

/** The keyboard shortcuts, and the switch that turns them off. */
export function KeysHelp({ isOpen, onOpenChange }: KeysHelpProps) {
  const t = useTexts('learning');
  const [areEnabled, setAreEnabled] = useState(readShortcutsEnabled);
  function turn(isOn: boolean) {
    setShortcutsEnabled(isOn);
    setAreEnabled(isOn);
  }
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('learning.keys.title')}>
      <dl className="divide-y divide-rule border-y border-rule text-sm">
        {readerKeys.map(({ key, text }) => (
          <div key={key} className="flex items-center gap-4 py-2">
            <dt>
              <kbd className="grid min-w-8 place-items-center rounded-sm border border-rule-strong bg-sunk px-2 py-1 font-sans text-xs">
                {key}
              </kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        <Switch
          label={t('learning.keys.on')}
          checked={areEnabled}
          onChange={({ target }) => turn(target.checked)}
        />
      </div>
    </Dialog>
  );
}
