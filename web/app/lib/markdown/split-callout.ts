import type { MarkdownNode, NodeOf } from './markdown-node.ts';
import type { CalloutKind } from './prose-tree.ts';

const calloutPattern = /^\[!(NOTE|TIP|WARNING|EXAMPLE|SOLUTION)\](?=\s|$)[ \t]*/;

type SplitCallout = {
  readonly callout: CalloutKind;
  /** The rest of the line after the marker. */
  readonly title: readonly MarkdownNode[];
  readonly body: readonly MarkdownNode[];
};

/** A blockquote that begins with a marker such as `[!NOTE]`; null for every other one. */
export function splitCallout({ children }: NodeOf<'blockquote'>): SplitCallout | null {
  const [first, ...rest] = children;
  if (first?.type !== 'paragraph') return null;
  const [opening, ...others] = first.children;
  if (opening?.type !== 'text') return null;
  const found = calloutPattern.exec(opening.value);
  if (!found?.[1]) return null;
  const value = opening.value.slice(found[0].length);
  const [title, after] = splitAtLineEnd([{ ...opening, value }, ...others]);
  return {
    // The regular expression lists the kinds in capitals.
    callout: found[1].toLowerCase() as CalloutKind,
    title: title.filter((node) => node.type !== 'text' || node.value !== ''),
    body: after.length > 0 ? [{ ...first, children: after }, ...rest] : rest,
  };
}

type Phrasing = NodeOf<'paragraph'>['children'];

function splitAtLineEnd(nodes: Phrasing): [Phrasing, Phrasing] {
  const index = nodes.findIndex(
    (node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')),
  );
  const node = nodes[index];
  if (!node) return [nodes, []];
  const [before, after] = [nodes.slice(0, index), nodes.slice(index + 1)];
  if (node.type !== 'text') return [before, after];
  const end = node.value.indexOf('\n');
  return [
    [...before, { ...node, value: node.value.slice(0, end) }],
    [{ ...node, value: node.value.slice(end + 1) }, ...after],
  ];
}
