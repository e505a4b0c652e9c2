import type { LanguageCode } from '@danube/contract/locale.ts';
import { light, wordmark } from '../brand.ts';
import type { Sender } from '../documents.types.ts';
import { toPrintedUrl } from '../web-url.ts';
import { MailBlockView } from './mail-block.tsx';
import type { MailContent } from './mail-content.ts';
import { MailLine } from './mail-line.tsx';
import { styleSheet, styles } from './mail-style.ts';

type MailPageProps = {
  content: MailContent;
  language: LanguageCode;
  sender: Sender;
  seed: number;
};

export function MailPage({ content, language, sender, seed }: MailPageProps) {
  return (
    <html lang={language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Otherwise iOS turns dates and addresses into blue links. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{content.subject}</title>
        <style>{styleSheet}</style>
      </head>
      <body className="ground" style={styles.body}>
        <Preheader text={content.preheader} />
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          className="ground"
          style={{ backgroundColor: light.ground }}
        >
          <tbody>
            <tr>
              <td className="outer" align="center" style={{ padding: '32px 16px' }}>
                <table
                  role="presentation"
                  // Outlook for Windows doesn't support max-width and uses the attribute.
                  width={600}
                  cellPadding={0}
                  cellSpacing={0}
                  className="sheet"
                  style={styles.sheet}
                >
                  <tbody>
                    <tr>
                      <td
                        className="edge ink"
                        style={{ ...styles.wordmark, padding: '36px 48px 20px' }}
                      >
                        <strong>{wordmark.first}</strong>
                        <br />
                        <span className="ink-soft" style={{ color: light.inkSoft }}>
                          {wordmark.second}
                        </span>
                      </td>
                    </tr>
                    <tr>
                      <td>
                        <MailLine seed={seed} />
                      </td>
                    </tr>
                    <tr>
                      <td className="edge" style={{ padding: '36px 48px 44px', textAlign: 'left' }}>
                        <Message content={content} />
                        {sender.signature ? <Signature text={sender.signature} /> : null}
                      </td>
                    </tr>
                    <tr>
                      <td className="edge" style={{ padding: '0 48px 36px', textAlign: 'left' }}>
                        <Imprint sender={sender} reason={content.reason} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Message({ content }: { content: MailContent }) {
  return (
    <>
      <div className="river" style={styles.kicker}>
        {content.kicker}
      </div>
      <h1 className="ink heading" style={styles.heading}>
        {content.heading}
      </h1>
      <p className="ink-soft" style={{ ...styles.paragraph, marginTop: 24 }}>
        {content.greeting}
      </p>
      {[...content.blocks.entries()].map(([place, block]) => (
        <MailBlockView key={place} block={block} />
      ))}
    </>
  );
}

/** The owner's text, line by line. */
function Signature({ text }: { text: string }) {
  return (
    <p className="ink" style={{ ...styles.paragraph, whiteSpace: 'pre-line' }}>
      {text}
    </p>
  );
}

function Imprint({ sender, reason }: { sender: Sender; reason: string }) {
  return (
    <div
      className="ink-faint rule"
      style={{ ...styles.footer, borderTop: `1px solid ${light.rule}`, paddingTop: 20 }}
    >
      <strong className="ink-soft" style={{ color: light.inkSoft, fontWeight: 600 }}>
        {sender.name}
      </strong>
      <br />
      {sender.addressLines.join(', ')}
      <br />
      <a href={`mailto:${sender.email}`} className="river" style={styles.link}>
        {sender.email}
      </a>
      {' \u00a0 '}
      <a
        href={sender.siteUrl}
        className="river"
        // Otherwise a domain with a hyphen could break across lines.
        style={{ ...styles.link, whiteSpace: 'nowrap' }}
      >
        {toPrintedUrl(sender.siteUrl)}
      </a>
      <p style={{ margin: '14px 0 0' }}>{reason}</p>
    </div>
  );
}

/**
 * Inboxes show the first words of an email; the filler keeps the following text out of that line.
 */
function Preheader({ text }: { text: string }) {
  return (
    <div
      style={{ display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: 1, lineHeight: '1px' }}
    >
      {text}
      {'\u2007\u034f\u200c '.repeat(60)}
    </div>
  );
}
