const sessionCookie = /^(?:__Host-)?session=/;
const hintSeconds = 30 * 24 * 3600;

/**
 * Copies the headers set by procedures into the response. Next to the HTTP-only session cookie it
 * sets a readable hint. The hint proves nothing, but lets a page start the application right away
 * instead of flashing visitor content.
 */
export function addResponseHeaders(answer: Headers, added: Headers): void {
  for (const [name, value] of added) {
    if (name === 'set-cookie') answer.append(name, value);
    else answer.set(name, value);
  }
  // If one response sets and deletes the cookie, the last one wins.
  const session = answer.getSetCookie().findLast((cookie) => sessionCookie.test(cookie));
  if (!session) return;
  const isOver = /max-age=0/i.test(session);
  answer.append(
    'set-cookie',
    `signedIn=1; Path=/; SameSite=Lax; Max-Age=${isOver ? 0 : hintSeconds}`,
  );
}
