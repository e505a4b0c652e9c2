import { ArrowRight } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { StarRating } from '../../../ui/star-rating.tsx';
import { StatNumber } from '../../../ui/stat-number.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useClaims } from '../../shared/claims/use-claims.ts';

/** Four figures; the largest sum is the most prominent, with its disclaimer next to it. */
export function FiguresBanner({ className }: { className?: string }) {
  const t = useTexts('testimonials', 'claims');
  const claim = useClaims();
  const localPath = useLocalPath();
  const rating = claim('averageRating');
  return (
    <div className={classNames('mt-8 border-t border-rule pt-8 lg:mt-14', className)}>
      <dl
        aria-label={t('testimonials.banner.label')}
        className="grid grid-cols-3 items-start gap-x-gutter gap-y-9 lg:flex lg:items-baseline lg:justify-between"
      >
        <StatNumber {...claim('completionRate')} label={t('testimonials.banner.completionRate')} />
        <StatNumber
          {...claim('profitsGenerated')}
          label={t('testimonials.banner.profitsGenerated')}
          size="huge"
          className="max-lg:order-first max-lg:col-span-full"
        />
        <StatNumber
          {...claim('europeanCountries')}
          label={t('testimonials.banner.europeanCountries')}
        />
        <StatNumber
          value={rating.value}
          suffix={rating.suffix}
          label={
            <>
              <StarRating value={rating.number} className="mb-1 max-sm:h-3.5" />
              <span className="block">{t('testimonials.banner.averageRating')}</span>
            </>
          }
        />
      </dl>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-10 border-t border-rule pt-3">
        <p className="type-small max-w-[60em] py-2">{t('testimonials.note')}</p>
        <TextLink
          kind="standalone"
          to={localPath('/sources')}
          icon={<ArrowRight />}
          className="text-sm"
        >
          {t('claims.link')}
        </TextLink>
      </div>
    </div>
  );
}
