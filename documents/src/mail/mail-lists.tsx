import { light } from '../brand.ts';
import type { MailFact } from './mail-content.ts';
import { styles } from './mail-style.ts';

const rule = `1px solid ${light.rule}`;

type AmountsProps = { title: string; rows: readonly MailFact[]; total: MailFact };

/** Items on the left, prices on the right; the total below a line. */
export function Amounts({ title, rows, total }: AmountsProps) {
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className="rule"
      style={{ margin: '28px 0 0', borderBottom: rule }}
    >
      <caption
        className="ink-faint"
        style={{ ...styles.small, padding: '0 0 8px', textAlign: 'left' }}
      >
        {title}
      </caption>
      <tbody>
        {[...rows.entries()].map(([place, row]) => (
          <AmountRow key={place} {...row} style={styles.fact} />
        ))}
        <AmountRow {...total} style={styles.sum} />
      </tbody>
    </table>
  );
}

type AmountRowProps = MailFact & { style: typeof styles.fact | typeof styles.sum };

function AmountRow({ label, value, style }: AmountRowProps) {
  const cell = { ...style, padding: '12px 0', borderTop: rule, verticalAlign: 'top' };
  return (
    <tr>
      <th
        scope="row"
        className="ink rule"
        style={{ fontWeight: 400, ...cell, paddingRight: 16, textAlign: 'left' }}
      >
        {label}
      </th>
      <td className="ink rule" style={{ ...cell, textAlign: 'right', whiteSpace: 'nowrap' }}>
        {value}
      </td>
    </tr>
  );
}

export function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <p className="ink-faint" style={styles.listTitle}>
        {title}
      </p>
      <ul className="ink-soft" style={styles.list}>
        {[...items.entries()].map(([place, item]) => (
          <li key={place} style={styles.listItem}>
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}
