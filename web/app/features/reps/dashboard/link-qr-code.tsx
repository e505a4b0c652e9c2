import { Download } from 'lucide-react';
import { downloadText } from '../../../lib/download-text.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { qrCodePath, qrCodeSvg } from './qr-code-path.ts';

/** Generated in the browser, so that every chosen link has one immediately. */
export function LinkQrCode({ link, code }: { link: string; code: string }) {
  const t = useTexts('commissions');
  const drawing = qrCodePath(link);
  return (
    <figure className="flex flex-wrap items-center gap-5">
      <div className="w-37">
        <QrCode {...drawing} label={t('commissions.share.qrCode')} />
      </div>
      <figcaption>
        <Button
          size="small"
          onClick={() =>
            downloadText({
              name: `${code}.svg`,
              type: 'image/svg+xml',
              text: qrCodeSvg(drawing),
            })
          }
        >
          <Download aria-hidden="true" />
          {t('commissions.share.download')}
        </Button>
      </figcaption>
    </figure>
  );
}
