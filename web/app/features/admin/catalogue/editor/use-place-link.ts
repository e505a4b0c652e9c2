import { useNavigate } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { editorPath } from '../../kit/item-kinds.ts';
import { type EditorPlace, placeUrl } from './editor-place.ts';
import { useEditor } from './use-editor.tsx';

/**
 * For navigation within the editor: nothing is loaded from the server, so it works offline and
 * while edits are pending.
 */
export const within = { preventScrollReset: true, defaultShouldRevalidate: false } as const;

/** The URL of a place in this editor. */
export function usePlaceLink(): (place: EditorPlace) => string {
  const localPath = useLocalPath();
  const { edition } = useEditor();
  const { kind, slug } = edition.draft;
  return (place) => localPath(`${editorPath(kind, slug)}${placeUrl(place)}`);
}

export function usePlaceNavigate(): (place: EditorPlace) => void {
  const navigate = useNavigate();
  const placeLink = usePlaceLink();
  return (place) => void navigate(placeLink(place), within);
}
