import { groupByFour } from '@danube/contract/checkout/group-by-four.ts';
import type { AdminOrder } from '@danube/contract/checkout/orders.schemas.ts';
import { languages } from '@danube/contract/locale.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { DateDisplay } from '../../../../ui/date-display.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { Fact } from '../../kit/fact.tsx';
import { Section } from '../../kit/section.tsx';
import { methodTexts, untaxedTexts } from '../sales-names.ts';
import { useSalesFormat } from '../use-sales-format.ts';

/** The buyer and the invoice address. */
export function OrderBuyer({ order }: { order: AdminOrder }) {
  const t = useTexts('sales', 'admin');
  const format = useSalesFormat();
  const localPath = useLocalPath();
  const { billing } = order;
  const language = languages.find(({ code }) => code === order.language);
  return (
    <Section title={t('sales.buyer')}>
      <dl className="text-sm">
        <Fact label={t('sales.facts.person')}>
          {order.userId ? (
            <TextLink to={localPath(`/admin/people/${encodeURIComponent(order.userId)}`)}>
              {order.buyer}
            </TextLink>
          ) : (
            `${order.buyer} (${t('sales.facts.erased')})`
          )}
        </Fact>
        <Fact label={t('admin.person.email')}>{order.email}</Fact>
        {billing.company ? (
          <Fact label={t('sales.facts.company')}>{billing.company}</Fact>
        ) : (
          <Fact label={t('sales.facts.kind')}>{t('sales.facts.consumer')}</Fact>
        )}
        {billing.vatId ? (
          <Fact label={t('sales.facts.vatId')}>
            <span className="tabular">{billing.vatId}</span>
          </Fact>
        ) : null}
        <Fact label={t('sales.facts.address')}>
          <address className="not-italic" suppressHydrationWarning>
            {billing.name}
            <br />
            {billing.street}
            <br />
            {billing.postcode} {billing.city}
            <br />
            {format.country(billing.country)}
          </address>
        </Fact>
        <Fact label={t('admin.person.language')}>
          {language ? <span lang={language.code}>{language.nativeName}</span> : order.language}
        </Fact>
      </dl>
    </Section>
  );
}

/** The payment method and the VAT treatment. */
export function OrderPayment({ order }: { order: AdminOrder }) {
  const t = useTexts('sales', 'admin');
  const format = useSalesFormat();
  return (
    <Section title={t('sales.facts.payment')}>
      <dl className="text-sm">
        <Fact label={t('sales.method')}>{t(methodTexts[order.method])}</Fact>
        <Fact label={t('sales.placed')}>
          <DateDisplay instant={order.placedAt} style="moment" />
        </Fact>
        <Fact label={t('sales.facts.paidAt')}>
          {order.paidAt ? (
            <DateDisplay instant={order.paidAt} style="moment" />
          ) : (
            t('sales.facts.notPaid')
          )}
        </Fact>
        {order.transfer ? (
          <>
            <Fact label={t('sales.facts.transferReference')}>
              <span className="tabular">{groupByFour(order.transfer.reference)}</span>
            </Fact>
            <Fact label={t('sales.facts.dueAt')}>
              <DateDisplay instant={order.transfer.dueAt} />
            </Fact>
          </>
        ) : null}
        {order.paymentReference ? (
          <Fact label={t('sales.facts.paymentReference')}>
            <code className="text-xs">{order.paymentReference}</code>
          </Fact>
        ) : null}
        <Fact label={t('sales.facts.vat')}>
          <span suppressHydrationWarning>
            {order.vatTreatment === 'standard'
              ? `${format.rate(order.vatRate)} · ${format.country(order.country)}`
              : t(untaxedTexts[order.vatTreatment])}
          </span>
        </Fact>
        <Fact label={t('sales.facts.rule')}>
          {t('sales.facts.ruleVersion', {
            country: format.country(order.country),
            version: order.ruleVersion,
          })}
        </Fact>
        {order.withdrawableUntil ? (
          <Fact label={t('sales.facts.withdrawable')}>
            <DateDisplay instant={order.withdrawableUntil} style="moment" />
          </Fact>
        ) : null}
        <Fact label={t('admin.person.id')}>
          <code className="text-xs">{order.id}</code>
        </Fact>
      </dl>
    </Section>
  );
}
