import type { TextValues } from '@danube/contract/texts/translator.ts';
import type { English } from './english.generated.ts';

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${PluralSuffix}` ? Stem : Key;

type Dotted<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${Dotted<Node[Key]>}`;
}[keyof Node & string];

/** A dotted key such as `nav.courses`. */
export type TextKey = Dotted<English>;

export type Translate = (key: TextKey, values?: TextValues) => string;
