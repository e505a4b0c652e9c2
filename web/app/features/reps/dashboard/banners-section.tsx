import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile, downloadText } from '../../../lib/download-text.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast.ts';
import { bannerHtml, bannerSizes, bannerSvg } from './banner-svg.ts';
import { DashboardSection } from './dashboard-section.tsx';

type Size = (typeof bannerSizes)[number];

const nameOf = ({ width, height }: Size) => `${width}x${height}`;

/** Banners for the rep's own pages, drawn here with the rep's code. */
export function BannersSection({ code, link }: { code: string; link: string }) {
  const t = useTexts('commissions');
  const [chosen, setChosen] = useState<Size>(bannerSizes[0]);
  const words = {
    headline: t('commissions.banners.headline'),
    code: t('commissions.banners.code', { code }),
    partnership: t('commissions.banners.partnership'),
    risk: t('commissions.banners.risk'),
  };
  const svg = bannerSvg(chosen, words);
  const file = `${code}-${nameOf(chosen)}`;
  const alt = `${words.headline}. ${words.partnership}. ${words.risk}`;
  const failed = t('commissions.banners.failed');
  const toasts = { copied: t('commissions.banners.copied'), notCopied: failed };
  const html = bannerHtml(chosen, { link, file: `${file}.png`, alt });
  return (
    <DashboardSection anchor="banners" title={t('commissions.banners.title')}>
      <p className="type-body">{t('commissions.banners.text')}</p>
      <Field label={t('commissions.banners.size')}>
        <Select
          value={nameOf(chosen)}
          data-needs-app
          onChange={({ target }) =>
            setChosen(bannerSizes.find((size) => nameOf(size) === target.value) ?? bannerSizes[0])
          }
        >
          {bannerSizes.map((size) => (
            <option key={nameOf(size)} value={nameOf(size)}>
              {`${size.width} × ${size.height}`}
            </option>
          ))}
        </Select>
      </Field>
      <img
        src={dataUrl(svg)}
        width={chosen.width}
        height={chosen.height}
        alt={alt}
        className="h-auto max-h-80 w-auto max-w-full border border-rule"
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          onClick={() =>
            void savePng({ svg, size: chosen, name: `${file}.png` }).catch(() =>
              showToast({ kind: 'destructive', title: failed }),
            )
          }
        >
          <Download aria-hidden="true" />
          {t('commissions.banners.png')}
        </Button>
        <Button
          size="small"
          onClick={() => downloadText({ name: `${file}.svg`, type: 'image/svg+xml', text: svg })}
        >
          <Download aria-hidden="true" />
          {t('commissions.banners.svg')}
        </Button>
        <Button size="small" onClick={() => void copyText(html, toasts)}>
          <Copy aria-hidden="true" />
          {t('commissions.banners.html')}
        </Button>
      </div>
    </DashboardSection>
  );
}

const dataUrl = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** At double resolution, for phones. */
const pixelRatio = 2;

async function savePng(picture: { svg: string; size: Size; name: string }): Promise<void> {
  const { width, height } = picture.size;
  const image = new Image(width, height);
  image.src = dataUrl(picture.svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * pixelRatio;
  canvas.height = height * pixelRatio;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the browser drew no picture');
  downloadFile(picture.name, blob);
}
