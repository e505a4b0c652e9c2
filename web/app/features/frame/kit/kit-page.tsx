import { Button } from '../../../ui/button.tsx';
import './kit.css';
import { KitActions } from './kit-actions.tsx';
import { KitDisplay } from './kit-display.tsx';
import { KitForms } from './kit-forms.tsx';
import { KitFoundations } from './kit-foundations.tsx';
import { KitLine } from './kit-line.tsx';
import { KitLists } from './kit-lists.tsx';
import { KitOverlays } from './kit-overlays.tsx';

const anchors = ['line', 'foundations', 'actions', 'forms', 'overlays', 'lists', 'display'];

/** Every component in every state. Mounted in development and tests only. */
export function KitPage() {
  return (
    <div className="kit">
      <title>The kit</title>
      <meta name="robots" content="noindex" />
      <header className="kit-top page">
        <h1 className="type-h1">
          The <em>kit</em>
        </h1>
        <Button data-switches-theme="">Switch theme</Button>
      </header>
      <nav className="kit-nav" aria-label="Sections">
        <ul className="page">
          {anchors.map((anchor) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{anchor}</a>
            </li>
          ))}
        </ul>
      </nav>
      <KitLine />
      <div className="page">
        <KitFoundations />
        <KitActions />
        <KitForms />
        <KitOverlays />
        <KitLists />
        <KitDisplay />
      </div>
    </div>
  );
}
