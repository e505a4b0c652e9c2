import { useNavigate } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { editorPath } from '../../kit/item-kinds.ts';
import { type EditorLocation, editorSearch } from './editor-location.ts';
import { useEditor } from './use-editor.tsx';

/**
 * For navigation within the editor: nothing is loaded from the server, so it works offline and
 * while edits are pending.
 */
export const within = { preventScrollReset: true, defaultShouldRevalidate: false } as const;

/** The URL of a place in this editor. */
export function useEditorLink(): (place: EditorLocation) => string {
  const localPath = useLocalPath();
  const { edition } = useEditor();
  const { kind, slug } = edition.draft;
  return (place) => localPath(`${editorPath(kind, slug)}${editorSearch(place)}`);
}

export function useEditorNavigate(): (place: EditorLocation) => void {
  const navigate = useNavigate();
  const placeLink = useEditorLink();
  return (place) => void navigate(placeLink(place), within);
}
