import { Fragment } from 'react';
import { light } from '../brand.ts';
import type { MailBlock, MailFact } from './mail-content.ts';
import { Amounts, List } from './mail-lists.tsx';
import { sans, styles } from './mail-style.ts';

export function MailBlockView({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="ink-soft" style={styles.paragraph}>
          {block.text}
        </p>
      );
    case 'note':
      return (
        <p className="ink-faint" style={styles.note}>
          {block.text}
        </p>
      );
    case 'risk':
      return (
        <p className="risk" style={styles.risk}>
          {block.text}
        </p>
      );
    case 'action':
      return <ActionButton label={block.label} url={block.url} />;
    case 'address':
      return (
        <p className="ink-faint" style={styles.note}>
          {block.text}
          <br />
          <a href={block.url} className="river" style={styles.address}>
            {block.url}
          </a>
        </p>
      );
    case 'link':
      return (
        <p className="ink-soft" style={styles.paragraph}>
          {`${block.text} `}
          <a href={block.url} className="river" style={styles.link}>
            {block.label}
          </a>
        </p>
      );
    case 'quotation':
      return (
        <blockquote className="ink-soft rule" style={styles.quotation}>
          {block.text}
        </blockquote>
      );
    case 'contact':
      return <Contact text={block.text} email={block.email} />;
    case 'facts':
      return block.facts.length > 0 ? <Facts facts={block.facts} /> : null;
    case 'amounts':
      return <Amounts {...block} />;
    case 'list':
      return <List title={block.title} items={block.items} />;
    case 'appointment':
      return <Appointment {...block} />;
  }
}

/**
 * The colour is on the cell and the padding on the link, so that the whole area is clickable;
 * Outlook for Windows ignores padding on links and uses `mso-padding-alt` on the cell.
 */
function ActionButton({ label, url }: { label: string; url: string }) {
  const cell = {
    borderRadius: 8,
    backgroundColor: light.bell,
    msoPaddingAlt: '15px 28px',
  };
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '28px 0 0' }}>
      <tbody>
        <tr>
          <td className="bell" style={cell}>
            <a
              href={url}
              className="bell-ink"
              style={{
                display: 'inline-block',
                padding: '15px 28px',
                fontFamily: sans,
                fontSize: 16,
                lineHeight: '20px',
                fontWeight: 600,
                color: light.bellInk,
                textDecoration: 'none',
              }}
            >
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Links the email address where the sentence contains it. */
function Contact({ text, email }: { text: string; email: string }) {
  const [before, ...after] = text.split(email);
  return (
    <p className="ink-soft" style={styles.paragraph}>
      {before}
      {[...after.entries()].map(([place, words]) => (
        <Fragment key={place}>
          <a href={`mailto:${email}`} className="river" style={styles.link}>
            {email}
          </a>
          {words}
        </Fragment>
      ))}
    </p>
  );
}

/** Label above value: both may be long, and a narrow screen has no room for two columns. */
function Facts({ facts }: { facts: readonly MailFact[] }) {
  const rule = `1px solid ${light.rule}`;
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className="rule"
      style={{ margin: '28px 0 0', borderBottom: rule }}
    >
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <td className="rule" style={{ padding: '12px 0', borderTop: rule }}>
              <div className="ink-faint" style={styles.small}>
                {label}
              </div>
              <div className="ink" style={styles.fact}>
                {value}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The day as a large number next to the times, as on the event pages. */
function Appointment({ moment, zoneLine, duration }: Extract<MailBlock, { kind: 'appointment' }>) {
  const rule = `1px solid ${light.rule}`;
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className="rule"
      style={{ margin: '28px 0 0', borderTop: rule, borderBottom: rule }}
    >
      <tbody>
        <tr>
          <td width={150} valign="middle" style={{ padding: '20px 20px 20px 0' }}>
            <div className="ink-faint" style={styles.small}>
              {moment.weekday}
            </div>
            <div className="ink" style={styles.numeral}>
              {moment.day}
            </div>
            <div className="ink-faint" style={styles.small}>
              {moment.month}
            </div>
          </td>
          <td valign="middle" style={{ padding: '20px 0' }}>
            <div className="ink time" style={styles.time}>
              {moment.time}
            </div>
            <div className="ink-soft" style={{ ...styles.small, color: light.inkSoft }}>
              {zoneLine}
            </div>
            <div className="ink-faint" style={styles.small}>
              {duration}
            </div>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
