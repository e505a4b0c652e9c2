import { type ReactNode, useId } from 'react';
import type { OverlayState } from '../../../lib/overlay-state.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { consentSettings } from './consent-settings.ts';
import { type Consent, type ConsentPurpose, saveConsent } from './consent-store.ts';
import { StoredItemList } from './stored-item-list.tsx';

/** Details of the choice: what each purpose means, what it stores, and for how long. */
export function ConsentDialog({
  consent,
  isOpen,
  opener,
}: OverlayState & { consent: Consent | null }) {
  const t = useTexts('consent');
  const lang = useFallbackLang('consent');
  const form = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={consentSettings.close}
      opener={opener}
      size="medium"
      lang={lang}
      title={t('consent.settings.title')}
      description={t('consent.settings.text')}
      actions={
        <>
          <Button
            className="max-sm:flex-1"
            onClick={() => decide({ statistics: false, media: false })}
          >
            {t('consent.onlyNecessary')}
          </Button>
          <Button
            className="max-sm:flex-1"
            onClick={() => decide({ statistics: true, media: true })}
          >
            {t('consent.acceptAll')}
          </Button>
          <Button type="submit" form={form} variant="primary" className="max-sm:w-full">
            {t('consent.save')}
          </Button>
        </>
      }
    >
      <Form id={form} submitError={null} onSubmit={save} className="divide-y divide-rule">
        <Purpose title={t('consent.necessary.title')} text={t('consent.necessary.text')} isAlways>
          <StoredItemList purpose="necessary" />
        </Purpose>
        <Purpose
          name="statistics"
          title={t('consent.statistics.title')}
          text={t('consent.statistics.text')}
          isAllowed={consent?.statistics ?? false}
        >
          <StoredItemList purpose="statistics" />
        </Purpose>
        <Purpose
          name="media"
          title={t('consent.media.title')}
          text={t('consent.media.text')}
          isAllowed={consent?.media ?? false}
        >
          <p className="py-2.5 text-sm text-ink-2">{t('consent.media.stored')}</p>
        </Purpose>
      </Form>
    </Dialog>
  );
}

type PurposeProps = {
  title: string;
  text: string;
  children: ReactNode;
} & ({ name: ConsentPurpose; isAllowed: boolean } | { isAlways: true });

function Purpose({ title, text, children, ...choice }: PurposeProps) {
  const t = useTexts('consent');
  const state =
    'isAlways' in choice
      ? { checked: true, disabled: true, readOnly: true }
      : { name: choice.name, defaultChecked: choice.isAllowed };
  return (
    <div className="grid pt-1 pb-3">
      <Switch label={<b className="font-[570]">{title}</b>} help={text} {...state} />
      <details className="text-sm">
        <summary className="rounded-sm py-1.5 text-river-ink">{t('consent.show')}</summary>
        {children}
      </details>
    </div>
  );
}

function save(chosen: FormData): void {
  decide({ statistics: chosen.has('statistics'), media: chosen.has('media') });
}

function decide(decision: Consent): void {
  saveConsent(decision);
  consentSettings.close();
}
