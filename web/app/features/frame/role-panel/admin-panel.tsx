import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { StaffRolesProvider } from '../../admin/kit/staff-scope.tsx';
import { AdminOverview } from '../../admin/overview/admin-overview.tsx';
import { PanelFrame } from './panel-frame.tsx';

/** The overview of the administration in passing, and the way to the rest. */
export function AdminPanel({ user }: { user: Session['user'] }) {
  const t = useTexts('panels');
  const localPath = useLocalPath();
  return (
    <PanelFrame
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
      <StaffRolesProvider roles={user.roles}>
        <AdminOverview headings="h3" />
      </StaffRolesProvider>
    </PanelFrame>
  );
}
