import type { CartItem, ItemType } from '@danube/contract/cart/cart.schemas.ts';
import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Cover } from '../../../ui/cover.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LessonLanguages } from '../../../ui/lesson-languages.tsx';
import { MoneyDisplay } from '../../../ui/money-display.tsx';
import { itemPath } from '../../shared/paths/item-path.ts';
import { useRemoveFromCart } from './use-cart-actions.ts';

type CartLinesProps = {
  items: readonly CartItem[];
  /** Only the cart page has room for covers. */
  hasCovers?: boolean;
  /** Gets the focus when the last item is removed. */
  afterLast: () => HTMLElement | null;
};

export function CartLines({ items, hasCovers = false, afterLast }: CartLinesProps) {
  const t = useTexts('cart');
  const { remove } = useRemoveFromCart();
  const list = useRef<HTMLUListElement>(null);

  function removeAt(index: number, item: CartItem) {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    // The clicked button disappears with its line, so the focus moves on.
    const next = buttons[index + 1] ?? buttons[index - 1] ?? afterLast();
    next?.focus();
    remove(item);
  }

  return (
    <ul ref={list} aria-label={t('cart.items')} className="border-b border-rule">
      {items.map((item, index) => (
        <li
          key={`${item.itemType} ${item.itemId}`}
          className="flex gap-4 border-t border-rule py-4"
        >
          {hasCovers ? (
            <Cover
              kind={kinds[item.itemType]}
              slug={item.slug}
              title={item.title}
              className="w-16 shrink-0 self-start sm:w-20"
            />
          ) : null}
          <CartLine item={item} onRemove={() => removeAt(index, item)} />
        </li>
      ))}
    </ul>
  );
}

const kinds: Record<ItemType, ItemKind> = {
  course: 'course',
  book: 'book',
  indicator: 'indicator',
  subscription: 'package',
  bundle: 'package',
};

const typeTexts = {
  course: 'cart.types.course',
  book: 'cart.types.book',
  subscription: 'cart.types.subscription',
  indicator: 'cart.types.indicator',
  bundle: 'cart.types.bundle',
} as const satisfies Record<ItemType, TextKey>;

const intervalTexts = { month: 'cart.per.month', year: 'cart.per.year' } as const;

function CartLine({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  const t = useTexts('cart');
  const localPath = useLocalPath();
  const { itemType, slug, title, interval, quantity } = item;
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[1fr_auto_auto] content-start gap-x-3 gap-y-2">
      <div className="grid min-w-0 content-start gap-1">
        <Link
          to={localPath(itemPath({ kind: kinds[itemType], slug }))}
          className="target justify-self-start rounded-sm leading-snug font-[560] wrap-anywhere decoration-1 underline-offset-[0.22em] hover:underline"
        >
          {title}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-2">
          <span>{t(typeTexts[itemType])}</span>
          <span className="tabular">{t('cart.quantity', { quantity })}</span>
        </p>
        <LessonLanguages codes={item.lessonLanguages} className="text-xs text-ink-2" />
      </div>
      <div className="grid content-start justify-items-end gap-1">
        <LinePrice item={item} />
        {interval ? <p className="text-xs text-ink-2">{t(intervalTexts[interval])}</p> : null}
      </div>
      <IconButton
        label={t('cart.removeItem', { title })}
        data-remove=""
        onClick={onRemove}
        className="-me-3 -mt-2.5 text-ink-2 [&_svg]:size-4.5"
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
      <LineNotes item={item} />
    </div>
  );
}

/** An item that is no longer for sale has no current price: its earlier one is struck through. */
function LinePrice({ item }: { item: CartItem }) {
  const { price, priceBefore, isOffered, includedIn, credit } = item;
  const classes = 'leading-snug font-[560]';
  if (includedIn !== null) return <MoneyDisplay amount={price} isFormer className={classes} />;
  // The difference of two amounts in cents is in cents too.
  if (isOffered) return <MoneyDisplay amount={(price - credit) as Money} className={classes} />;
  return <MoneyDisplay amount={priceBefore ?? price} isFormer className={classes} />;
}

/** What changed since it was added: shown, never applied silently. */
function LineNotes({ item }: { item: CartItem }) {
  const { price, priceBefore, isOffered, includedIn, credit } = item;
  const t = useTexts('cart');
  const format = useFormat();
  if (includedIn !== null) {
    return (
      <p className="col-span-full text-xs text-ink-2">
        {t('cart.includedIn', { title: includedIn })}
      </p>
    );
  }
  if (credit > 0) {
    const amounts = { price: format.money(price), credit: format.money(credit) };
    return <p className="col-span-full text-xs text-ink-2">{t('cart.credited', amounts)}</p>;
  }
  if (!isOffered) {
    return <p className="col-span-full text-xs text-fall">{t('cart.notOffered')}</p>;
  }
  if (priceBefore === null || priceBefore === price) return null;
  return (
    <p className="col-span-full text-xs text-ink-2">
      {t('cart.priceChanged', { price: format.money(priceBefore) })}
    </p>
  );
}
