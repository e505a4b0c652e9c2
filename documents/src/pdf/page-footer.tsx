import { Text, View } from '@react-pdf/renderer';
import type { Sender } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { styles } from './pdf-style.ts';

export function PageFooter({ sender, texts }: { sender: Sender; texts: Texts }) {
  const imprint = [sender.name, ...sender.addressLines, sender.email].join(', ');
  return (
    <View style={styles.footer} fixed>
      <Text style={styles.risk}>{texts.translate('programme.risk')}</Text>
      <View style={styles.imprint}>
        <Text>{imprint}</Text>
        <Text
          render={({ pageNumber, totalPages }) =>
            texts.translate('programme.page', { page: pageNumber, total: totalPages })
          }
        />
      </View>
    </View>
  );
}
