import type { AuditEntry } from '@danube/contract/audit/audit.schemas.ts';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { useActionText } from './audit-texts.ts';
import { DifferenceList } from './difference-list.tsx';

const kindTexts = {
  visitor: 'admin.audit.kinds.visitor',
  member: 'admin.audit.kinds.member',
  admin: 'admin.audit.kinds.admin',
  system: 'admin.audit.kinds.system',
} as const satisfies Record<AuditEntry['actor']['kind'], TextKey>;

export function EntryTime({ entry }: { entry: AuditEntry }) {
  const t = useTexts('admin');
  const format = useFormat();
  return (
    <span className="grid whitespace-nowrap">
      <DateDisplay instant={entry.at} style="moment" />
      <span className="tabular text-xs text-ink-3">
        {t('admin.audit.number', { number: format.number(entry.number) })}
      </span>
    </span>
  );
}

export function EntryActor({ entry: { actor } }: { entry: AuditEntry }) {
  const t = useTexts('admin');
  if (actor.id === null) return <span>{t(kindTexts[actor.kind])}</span>;
  return (
    <span className="grid">
      <PersonReference id={actor.id} name={actor.name} />
      <span className="text-xs text-ink-3">{t(kindTexts[actor.kind])}</span>
    </span>
  );
}

/** The action's text, and always the code that a search finds. */
export function EntryAction({ entry: { action } }: { entry: AuditEntry }) {
  const words = useActionText()(action);
  return (
    <span className="grid">
      {words ? <span className="font-[560]">{words}</span> : null}
      <code className="text-xs [overflow-wrap:anywhere] text-ink-3">{action}</code>
    </span>
  );
}

export function EntryTarget({ entry: { target } }: { entry: AuditEntry }) {
  if (target.kind === 'person') return <PersonReference id={target.id} name={target.name} />;
  return (
    <span className="grid">
      {target.name ? <span>{target.name}</span> : null}
      <code className="text-xs [overflow-wrap:anywhere] text-ink-3">
        {target.kind === target.id ? target.kind : `${target.kind} ${target.id}`}
      </code>
    </span>
  );
}

/** Reason, changes, and the request id for the server's log. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const t = useTexts('admin');
  return (
    <div className="grid min-w-0 gap-1.5">
      {entry.reason ? (
        <p className="max-w-prose [overflow-wrap:anywhere]">
          <span className="sr-only">{t('admin.audit.reason')} </span>
          {entry.reason}
        </p>
      ) : null}
      <DifferenceList entry={entry} />
      {entry.requestId ? (
        <p className="text-2xs [overflow-wrap:anywhere] text-ink-3">
          {t('admin.audit.request')} <code>{entry.requestId}</code>
        </p>
      ) : null}
    </div>
  );
}

/** Erased people have no page any more; the id still finds their other entries. */
function PersonReference({ id, name }: { id: string; name: string | null }) {
  const t = useTexts('admin');
  const localPath = useLocalPath();
  // A sign-in attempt with an unknown address has no person.
  if (id === 'unknown') return <span>{t('admin.audit.unknown')}</span>;
  if (name === null) {
    return (
      <span className="grid">
        <span>{t('admin.audit.erased')}</span>
        <code className="text-xs [overflow-wrap:anywhere] text-ink-3">{id}</code>
      </span>
    );
  }
  return (
    <Link
      to={localPath(`/admin/people/${encodeURIComponent(id)}`)}
      className="w-fit rounded-sm [overflow-wrap:anywhere] underline decoration-river/45 decoration-1 underline-offset-[0.25em] hover:decoration-river"
    >
      {name}
    </Link>
  );
}
