const sessionCookie = /^(?:__Host-)?session=/;
const hintSeconds = 30 * 24 * 3600;

/**
 * Puts what procedures said about the answer into it. Next to the session cookie, which no script
 * can read, goes a hint that can be read and proves nothing: it lets a page start the
 * application at once and not flash what is meant for visitors.
 */
export function addResponseHeaders(answer: Headers, added: Headers): void {
  for (const [name, value] of added) {
    if (name === 'set-cookie') answer.append(name, value);
    else answer.set(name, value);
  }
  // A cookie that is set and then deleted in one response ends as the last one says.
  const session = answer.getSetCookie().findLast((cookie) => sessionCookie.test(cookie));
  if (!session) return;
  const isOver = /max-age=0/i.test(session);
  answer.append(
    'set-cookie',
    `signedIn=1; Path=/; SameSite=Lax; Max-Age=${isOver ? 0 : hintSeconds}`,
  );
}
