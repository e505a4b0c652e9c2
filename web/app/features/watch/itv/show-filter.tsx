import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type ItvView, itvUrl } from './itv-view.ts';
import { offered, useVideoNames } from './use-video-names.ts';

/** Each show has its own URL, so filtering works without scripts. */
export function ShowFilter({ view }: { view: ItvView }) {
  const t = useTexts('itv');
  const { shows } = useVideoNames();
  const { topic, query } = view;
  const list = useCurrentInView(view.show);
  return (
    <nav aria-label={t('itv.list.shows')}>
      {/* On phones it scrolls beyond the edge: six words would take three lines. */}
      <ul
        ref={list}
        className="flex gap-x-6 overflow-x-auto border-b border-rule-strong [scrollbar-width:none] max-sm:-mx-edge max-sm:px-edge"
      >
        <Choice
          to={itvUrl({ topic, query })}
          isCurrent={view.show === undefined}
          label={t('itv.list.allShows')}
        />
        {offered(shows, view.show).map(({ slug: show, name }) => (
          <Choice
            key={show}
            to={itvUrl({ show, topic, query })}
            isCurrent={view.show === show}
            label={name}
          />
        ))}
      </ul>
    </nav>
  );
}

function Choice({ to, isCurrent, label }: { to: string; isCurrent: boolean; label: string }) {
  const localPath = useLocalPath();
  return (
    <li>
      <Link
        to={localPath(to)}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        className={classNames(
          'inline-flex min-h-11 items-center border-b-2 text-sm font-[560] whitespace-nowrap transition-colors',
          isCurrent
            ? 'border-river text-ink'
            : 'border-transparent text-ink-2 hover:border-rule-strong hover:text-ink',
        )}
      >
        {label}
      </Link>
    </li>
  );
}

/** Scrolls to the chosen show if the list extends beyond the edge. */
function useCurrentInView(show: ItvView['show']) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector(show ? '[aria-current]' : 'a');
    if (!list.current || !chosen) return;
    const from = list.current.getBoundingClientRect();
    const to = chosen.getBoundingClientRect();
    list.current.scrollLeft += to.left + to.width / 2 - (from.left + from.width / 2);
  }, [show]);
  return list;
}
