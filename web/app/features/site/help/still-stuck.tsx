import { ArrowRight } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** For questions without an article: how to contact us, and when to expect a reply. */
export function StillStuck() {
  const t = useTexts('help');
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="stuck" className="mt-14 border-t border-ink pt-6">
      <h2 id="stuck" className="type-h4">
        {t('help.stuck.title')}
      </h2>
      <p className="type-body mt-2">{t('help.stuck.text')}</p>
      <p className="mt-3">
        <TextLink kind="standalone" to={localPath('/contact')} icon={<ArrowRight />}>
          {t('help.stuck.link')}
        </TextLink>
      </p>
    </section>
  );
}
