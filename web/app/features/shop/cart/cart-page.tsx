import { useRef } from 'react';
import { PageHead } from '../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Card } from '../../../ui/card.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { CartContents } from './cart-contents.tsx';
import { CartSummary } from './cart-summary.tsx';
import { useCart } from './use-cart.ts';

/** A personal cart must not be indexed. */
export function CartHead() {
  const t = useTexts('cart');
  return (
    <PageHead
      title={t('cart.head.title')}
      description={t('cart.head.description')}
      isIndexed={false}
    />
  );
}

/** The HTML is the same for everyone; the cart's items are requested by the application. */
export function CartPage() {
  const t = useTexts('cart');
  const lang = useFallbackLang('cart');
  const view = useCart();
  const body = useRef<HTMLDivElement>(null);
  const afterLast = () => body.current;
  const hasItems = view.cart.items.length > 0;
  return (
    <div lang={lang} className="page pt-[clamp(2rem,4vw,3.5rem)] pb-section">
      <SectionHeading level={1} title={t('cart.title')} lede={t('cart.lede')} />
      <p className="noscript:block mb-8 hidden">{t('cart.noScript')}</p>
      <div className="columns-12 items-start gap-y-8">
        <div ref={body} tabIndex={-1} className="col-span-full outline-none lg:col-span-7">
          <CartContents view={view} hasCovers afterLast={afterLast} />
        </div>
        {hasItems ? (
          <Card kind="raised" className="col-span-full lg:col-span-4 lg:col-start-9">
            <CartSummary cart={view.cart} afterLast={afterLast} />
          </Card>
        ) : null}
      </div>
    </div>
  );
}
