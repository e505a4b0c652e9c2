import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { TodayScreen } from '../../admin/today/today-screen.tsx';
import { PanelLayout } from './panel-layout.tsx';

/** A summary of today, with a link to the rest. */
export function AdminPanel() {
  const t = useTexts('panels');
  const localPath = useLocalPath();
  return (
    <PanelLayout
      title={t('panels.admin.title')}
      text={t('panels.admin.text')}
      action={
        <Button asChild>
          <Link to={localPath('/admin')}>
            {t('panels.admin.open')}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      }
    >
      <TodayScreen headings="h3" />
    </PanelLayout>
  );
}
