import type { TextGroup } from '@danube/contract/site/text-group.ts';
import type { ComponentType } from 'react';
import type { TextKey } from '../../../lib/text-keys.ts';
import type { LegalValues } from './use-legal-values.ts';

/** A legal page as a list of its texts, in reading order. */
export type LegalDocument = {
  readonly group: TextGroup;
  readonly title: TextKey;
  readonly description: TextKey;
  readonly lede: TextKey;
  /** ISO date of the last content change, in any language. */
  readonly changedOn: string;
  readonly sections: readonly LegalSection[];
};

export type LegalSection = {
  /** The anchor. Contracts and emails may link to it, so it must not change. */
  readonly id: string;
  readonly title: TextKey;
  readonly blocks: readonly LegalBlock[];
};

export type LegalBlock =
  | { readonly text: TextKey }
  | { readonly list: readonly TextKey[] }
  | { readonly facts: readonly LegalFact[] }
  | { readonly part: ComponentType };

/** A term with its own text, or with a value that is the same in every language. */
export type LegalFact =
  | { readonly term: TextKey; readonly detail: TextKey }
  | { readonly term: TextKey; readonly value: keyof LegalValues };
