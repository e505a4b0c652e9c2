import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useEffect, useRef, useState } from 'react';
import type { MarksSender } from './marks-sender.ts';

const none: ReadonlySet<LessonId> = new Set();

/**
 * Lessons that were completed here in this round. The course may have been read before their marks
 * arrived at the server, or without a connection: its progress must not go back on the next page.
 */
export function useDoneHere(sender: MarksSender | null, round: number) {
  const [waiting, setWaiting] = useState(none);
  // Not a state: the page that completes a lesson knows it, and the next one renders anyway.
  const completed = useRef(new Set<string>());
  useEffect(() => {
    const marked = [...(sender?.waiting() ?? [])];
    const read = marked.filter(([, marks]) => marks.isRead && marks.round === round);
    setWaiting(read.length > 0 ? new Set(read.map(([id]) => id)) : none);
  }, [sender, round]);
  return {
    has: (id: LessonId) => waiting.has(id) || completed.current.has(`${id} ${round}`),
    add(id: LessonId): void {
      completed.current.add(`${id} ${round}`);
    },
  };
}
