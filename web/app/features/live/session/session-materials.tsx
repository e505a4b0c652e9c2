import type {
  Material,
  OccurrencePage,
  RegistrationState,
} from '@danube/contract/events/events.schemas.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import { registrationQuery } from './registration-queries.ts';

/**
 * A session's files: registered people can download them, everyone else sees that there are some.
 */
export function SessionMaterials({ session }: { session: OccurrencePage }) {
  const t = useTexts('session');
  const { user } = useSession();
  const read = useQuery({ ...registrationQuery(queries, session), enabled: Boolean(user) });
  if (!session.hasMaterials) return null;
  // A query that is no longer enabled still has what it read.
  const own = user ? read.data : undefined;
  const materials = own?.materials ?? [];
  return (
    <section aria-labelledby="session-materials" className="grid max-w-prose gap-3">
      <h2 id="session-materials" className="type-h4">
        {t('session.materials.title')}
      </h2>
      {materials.length > 0 ? (
        <ul>
          {materials.map((material) => (
            <MaterialRow key={material.id} material={material} session={session} />
          ))}
        </ul>
      ) : (
        <p className="type-small">{t(materialsText(session, own?.state))}</p>
      )}
    </section>
  );
}

function materialsText(session: OccurrencePage, state: RegistrationState | undefined) {
  const isOpen = session.audience === 'everyone';
  const canRegister = session.takesRegistrations && !session.isCancelled && session.replay === null;
  if (!canRegister) return isOpen ? 'session.materials.overOpen' : 'session.materials.over';
  if (state === 'waiting' || state === 'offered') return 'session.materials.waiting';
  return isOpen ? 'session.materials.remind' : 'session.materials.register';
}

type MaterialRowProps = { material: Material; session: OccurrencePage };

function MaterialRow({ material, session }: MaterialRowProps) {
  const t = useTexts('session');
  const language = useTextLanguage();
  const { slug, date } = session;
  const open = useMutation({
    ...queries.events.materialLink.mutationOptions(),
    // The URL is a download, so the browser stays on the page.
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) =>
      showToast({
        kind: 'destructive',
        title: t('session.materials.failed'),
        text: errorText(error, t),
      }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-rule py-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {material.title}{' '}
        <span className="tabular text-xs text-ink-3">{formatBytes(material.bytes, language)}</span>
      </span>
      <Button
        size="small"
        aria-label={`${material.fileName}, ${material.title}`}
        isLoading={open.isPending}
        onClick={() => open.mutate({ slug, date, materialId: material.id })}
      >
        <Download aria-hidden="true" />
        {material.fileName.split('.').at(-1)?.toUpperCase()}
      </Button>
    </li>
  );
}
