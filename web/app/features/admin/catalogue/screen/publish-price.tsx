import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { useEditor } from '../editor/use-editor.tsx';

/** The draft's price, shown before publishing: a new draft is free until it has a price. */
export function PublishPrice() {
  const t = useTexts('editor');
  const format = useFormat();
  const { draft, edition } = useEditor();
  const { publicPrice, lowestPrice } = edition;
  const isLowered = publicPrice !== null && draft.price < publicPrice;
  return (
    <dl className="grid gap-1 border-y border-rule py-3">
      <dt className="type-small">{t('editor.list.price')}</dt>
      <dd className="text-lg font-[560]">
        {t(priceText(draft), { amount: format.money(draft.price) })}
      </dd>
      {publicPrice !== null && publicPrice !== draft.price ? (
        <dd className="type-small">
          {t('editor.publish.priceWas', { amount: format.money(publicPrice) })}
        </dd>
      ) : null}
      {isLowered && lowestPrice !== null && lowestPrice > draft.price ? (
        <dd className="text-sm">
          {t('editor.publish.priceLowered', { amount: format.money(lowestPrice) })}
        </dd>
      ) : null}
    </dl>
  );
}

function priceText(draft: Draft): TextKey {
  if (draft.price === 0) return 'editor.publish.priceFree';
  const interval = draft.kind === 'package' && draft.sale === 'subscription' && draft.interval;
  if (!interval) return 'editor.publish.priceOnce';
  return interval === 'month' ? 'editor.publish.priceMonth' : 'editor.publish.priceYear';
}
