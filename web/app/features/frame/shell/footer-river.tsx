import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { River } from '../../../ui/line/river.tsx';
import { type RiverCity, riverCities } from '../../../ui/line/river-course.ts';

export function FooterRiver() {
  const t = useTexts('footer');
  const format = useFormat();
  // The list contains every city once, so all names are there.
  const names = Object.fromEntries(
    riverCities.map(({ id }) => [id, t(`footer.cities.${id}`)]),
  ) as Record<RiverCity, string>;
  return (
    <River
      label={t('footer.river')}
      names={names}
      formatDistance={(kilometre) => t('footer.kilometre', { distance: format.number(kilometre) })}
      home={{ city: 'bratislava', text: t('footer.headquarters') }}
    />
  );
}
