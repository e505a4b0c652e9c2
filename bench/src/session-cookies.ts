type Cookie = { readonly name: string; readonly value: string; readonly url: string };

/** For a browser, from a session cookie as a request sends it. */
export function sessionCookie(url: string, cookie: string): Cookie {
  const [name = '', ...value] = cookie.split('=');
  return { name, value: value.join('='), url };
}

/** Also the one from which a page's scripts know that someone is signed in. */
export function signedInCookies(url: string, cookie: string): Cookie[] {
  return [sessionCookie(url, cookie), { name: 'signedIn', value: '1', url }];
}
