import { Text } from '@react-pdf/renderer';
import type { BlockStyles } from './block-style.ts';
import { type Phrase, toPlainText } from './markdown.ts';

type PhrasesProps = { block: object; styles: BlockStyles };

export function Phrases({ block, styles }: PhrasesProps) {
  if (!('children' in block)) return null;
  // Only called for paragraphs and cells, whose children are phrases.
  const phrases = block.children as readonly Phrase[];
  return phrases.map((phrase) => (
    <PhraseText key={phrase.position?.start.offset} phrase={phrase} styles={styles} />
  ));
}

function PhraseText({ phrase, styles }: { phrase: Phrase; styles: BlockStyles }) {
  switch (phrase.type) {
    case 'strong':
      return (
        <Text style={styles.strong}>
          <Phrases block={phrase} styles={styles} />
        </Text>
      );
    case 'emphasis':
      return (
        <Text style={styles.emphasis}>
          <Phrases block={phrase} styles={styles} />
        </Text>
      );
    case 'link':
      return <Text style={styles.link}>{toPlainText(phrase)}</Text>;
    case 'break':
      return '\n';
    default:
      return toPlainText(phrase);
  }
}
