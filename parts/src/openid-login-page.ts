import type { Person } from './openid-people.ts';

/** One form per person, so that a test can sign in with one POST. */
export function renderLoginPage(people: readonly Person[], uid: string): string {
  const buttons = people.map((person) => renderButton(person, uid)).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Development sign-in</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-inline-size: 28rem; margin: 10vh auto; padding: 0 1rem; }
button { display: block; inline-size: 100%; margin-block: .5rem; padding: .75rem 1rem; font: inherit;
  text-align: start; border: 1px solid #888; border-radius: .5rem; background: #fff; cursor: pointer; }
button:hover { background: #eef; }
small { display: block; color: #555; }
</style>
</head>
<body>
<h1>Development sign-in</h1>
<p>Who are you today?</p>
${buttons}
</body>
</html>
`;
}

function renderButton(person: Person, uid: string): string {
  const address = person.isEmailVerified ? person.email : `${person.email} (not verified)`;
  return `<form method="post" action="/interaction/${encodeURIComponent(uid)}">
<button name="person" value="${escapeHtml(person.id)}">${escapeHtml(person.givenName)} ${escapeHtml(person.familyName)}
<small>${escapeHtml(address)}</small></button>
</form>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
