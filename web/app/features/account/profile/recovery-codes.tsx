import { Copy, Download, Printer } from 'lucide-react';
import { downloadText } from '../../../lib/download-text.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';

type RecoveryCodesProps = { codes: readonly string[]; email: string };

/** Shown once; the server stores them encrypted. */
export function RecoveryCodes({ codes, email }: RecoveryCodesProps) {
  const t = useTexts('account');
  const sheet = [t('account.twoFactor.codes.fileTitle', { email }), '', ...codes, ''].join('\n');
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">{t('account.twoFactor.codes.text')}</p>
      <ul
        aria-label={t('account.twoFactor.codes.list')}
        className="grid max-w-120 grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] gap-x-6 gap-y-1 border-y border-rule py-3 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          onClick={() =>
            void copyText(codes.join('\n'), {
              copied: t('account.twoFactor.codes.copied'),
              notCopied: t('account.twoFactor.codes.notCopied'),
            })
          }
        >
          <Copy aria-hidden="true" />
          {t('account.twoFactor.codes.copy')}
        </Button>
        <Button
          size="small"
          onClick={() =>
            downloadText({
              name: t('account.twoFactor.codes.fileName'),
              type: 'text/plain',
              text: sheet,
            })
          }
        >
          <Download aria-hidden="true" />
          {t('account.export.download')}
        </Button>
        <Button size="small" onClick={() => printText(sheet)}>
          <Printer aria-hidden="true" />
          {t('account.twoFactor.codes.print')}
        </Button>
      </div>
    </div>
  );
}

/** Prints only this sheet, without the page around it. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  // Off screen but laid out: Firefox doesn't print a frame with `display: none`.
  frame.className = 'sr-only';
  frame.ariaHidden = 'true';
  document.body.append(frame);
  const sheet = frame.contentDocument?.body.appendChild(document.createElement('pre'));
  if (sheet) sheet.textContent = text;
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}
