import {
  ArrowLeftRight,
  CreditCard,
  Landmark,
  type LucideIcon,
  Smartphone,
  WalletCards,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import type { TextKey } from '../../../lib/text-keys.ts';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

type PaymentOption = { icon: LucideIcon; title: TextKey; text: TextKey; when: TextKey };

const paymentOptions: readonly PaymentOption[] = [
  {
    icon: CreditCard,
    title: 'checkout.options.cardTitle',
    text: 'checkout.options.cardText',
    when: 'checkout.options.cardWhen',
  },
  {
    icon: ArrowLeftRight,
    title: 'checkout.options.debitTitle',
    text: 'checkout.options.debitText',
    when: 'checkout.options.debitWhen',
  },
  {
    icon: Smartphone,
    title: 'checkout.options.idealTitle',
    text: 'checkout.options.idealText',
    when: 'checkout.options.cardWhen',
  },
  {
    icon: WalletCards,
    title: 'checkout.options.klarnaTitle',
    text: 'checkout.options.klarnaText',
    when: 'checkout.options.cardWhen',
  },
  {
    icon: Landmark,
    title: 'checkout.payment.transfer',
    text: 'checkout.options.transferText',
    when: 'checkout.options.transferWhen',
  },
];

/** Payment methods and their conditions, for everyone and for people who left a payment. */
export function PaymentOptionsPage({ note }: { note?: ReactNode }) {
  const t = useTexts('checkout', 'page');
  const lang = useFallbackLang('checkout');
  return (
    <div lang={lang} className="page pb-section">
      <PageHead
        title={`${note ? t('checkout.cancel.headTitle') : t('checkout.options.headTitle')} · ${t('page.siteName')}`}
        description={t('checkout.options.headDescription')}
        isIndexed={!note}
        path="/payment-options"
      />
      {note ? <div className="pt-[clamp(2rem,4vw,3.5rem)]">{note}</div> : null}
      <header className="columns-12 gap-y-5 pt-[clamp(2rem,4vw,3.5rem)] pb-10 lg:items-end lg:pb-14">
        <PageTitle isSecond={note !== undefined} />
        <p className="type-body col-span-full lg:col-span-4 lg:col-start-9">
          {t('checkout.options.lede')}
        </p>
      </header>
      <div className="columns-12 gap-y-14 border-t border-ink pt-8 lg:pt-10">
        <section aria-labelledby="ways-title" className="col-span-full lg:col-span-7">
          <h2 id="ways-title" className="type-h3 pb-4">
            {t('checkout.options.waysTitle')}
          </h2>
          <ul className="divide-y divide-rule border-y border-rule">
            {paymentOptions.map(({ icon: Icon, title, text, when }) => (
              <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 py-5">
                <Icon aria-hidden="true" className="mt-0.5 size-6 stroke-[1.5] text-river" />
                <div className="grid gap-1.5">
                  <h3 className="type-h4">{t(title)}</h3>
                  <p className="type-body text-sm">{t(text)}</p>
                  <p className="text-xs font-[560] text-river-ink">{t(when)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <div className="col-span-full grid content-start gap-9 lg:col-span-4 lg:col-start-9">
          <Notes />
        </div>
      </div>
    </div>
  );
}

/** Below a note, the note's title is the page's h1. */
function PageTitle({ isSecond }: { isSecond: boolean }) {
  const Heading = isSecond ? 'h2' : 'h1';
  return (
    <Heading
      className={
        isSecond ? 'type-h2 col-span-full lg:col-span-7' : 'type-h1 col-span-full lg:col-span-7'
      }
    >
      <RichText k="checkout.options.title" elements={{ em: <em className="font-[360]" /> }} />
    </Heading>
  );
}

function Notes() {
  const t = useTexts('checkout');
  const localPath = useLocalPath();
  const orders = <TextLink to={localPath('/my-orders')}>{t('checkout.success.myOrders')}</TextLink>;
  return (
    <>
      <Note title={t('checkout.options.vatTitle')} text={t('checkout.options.vatText')} />
      <Note
        title={t('checkout.options.invoicesTitle')}
        text={t('checkout.options.invoicesText')}
        link={orders}
      />
      <Note title={t('checkout.options.securityTitle')} text={t('checkout.options.securityText')} />
      <Note
        title={t('checkout.options.subscriptionsTitle')}
        text={t('checkout.options.subscriptionsText')}
      />
      <Note
        title={t('checkout.options.withdrawalTitle')}
        text={t('checkout.options.withdrawalText')}
        link={
          <TextLink to={localPath('/withdrawal')}>{t('checkout.options.withdrawalLink')}</TextLink>
        }
      />
      <p className="border-t border-rule pt-4 text-sm">
        <TextLink to={localPath('/contact')}>{t('checkout.options.contactLink')}</TextLink>
      </p>
    </>
  );
}

function Note({ title, text, link }: { title: string; text: string; link?: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h2 className="type-h4">{title}</h2>
      <p className="text-sm text-ink-2">{text}</p>
      {link ? <p className="text-sm">{link}</p> : null}
    </section>
  );
}
