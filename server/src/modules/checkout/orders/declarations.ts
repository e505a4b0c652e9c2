import { createHash } from 'node:crypto';
import type {
  Declaration,
  DeclarationKind,
  OrderLine,
} from '@danube/contract/checkout/checkout.schemas.ts';
import { type Country, isMemberState } from '@danube/contract/checkout/countries.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { DeclarationText } from '@danube/documents/documents.types.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';

/** Increase it whenever a text changes; the stored hash proves the exact wording. */
const textVersion = 2;

type Input = {
  readonly lines: readonly Pick<OrderLine, 'interval'>[];
  readonly isCompany: boolean;
  readonly country: Country;
  /** The buyer's country according to the IP address; null if unknown. */
  readonly here: Country | null;
  readonly language: LanguageCode;
};

/**
 * What a buyer must declare before ordering. Businesses have no right of withdrawal. A business
 * outside the EU, whose VAT id can't be verified, still declares its location like a consumer:
 * otherwise people could avoid EU VAT by entering a Swiss company.
 */
export function declarationsFor(
  { documents }: Pick<CheckoutDependencies, 'documents'>,
  input: Input,
): Promise<Declaration[]> {
  const { country, language } = input;
  const kinds = kindsFor(input);
  const buys = purchaseKindOf(input.lines);
  return Promise.all(
    kinds.map(async (kind) => {
      const text = await documents.declarationText({ kind, buys, country }, language);
      return { kind, text, version: textVersion, hash: hashOf(text) };
    }),
  );
}

function kindsFor({ isCompany, country, here }: Input): DeclarationKind[] {
  const isElsewhere = here !== null && here !== country;
  if (isCompany) return isElsewhere && !isMemberState(country) ? ['establishment'] : [];
  return ['supply', 'withdrawal', ...(isElsewhere ? (['residence'] as const) : [])];
}

/** A subscription is an ongoing service; everything else is delivered immediately. */
function purchaseKindOf(lines: Input['lines']): DeclarationText['buys'] {
  const services = lines.filter(({ interval }) => interval !== null).length;
  if (services === 0) return 'content';
  return services === lines.length ? 'service' : 'both';
}

/** Whether exactly these texts were accepted, no more and no fewer. */
export function areAllAccepted(
  declarations: readonly Declaration[],
  ticked: readonly { kind: DeclarationKind; hash: string }[],
): boolean {
  return (
    declarations.length === ticked.length &&
    declarations.every(({ kind, hash }) =>
      ticked.some((tick) => tick.kind === kind && tick.hash === hash),
    )
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
