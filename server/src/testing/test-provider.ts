import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export type IssuedIdentity = { sub: string; email: string; name: string };

/** An identity provider that confirms any person a test names, without a login page. */
export async function openTestProvider(algorithm = 'RS256') {
  const { publicKey, privateKey } = await generateKeyPair(algorithm);
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: algorithm, use: 'sig' };
  let person: IssuedIdentity | null = null;
  const server = createServer((request, response) => {
    void answer(request.url ?? '').then((body) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The server listens on a port, so this is an AddressInfo.
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const clientId = 'danube';

  async function answer(path: string): Promise<unknown> {
    if (path === '/jwks') return { keys: [jwk] };
    const { sub, ...claims } = person ?? { sub: '' };
    const token = await new SignJWT({ ...claims, email_verified: true })
      .setProtectedHeader({ alg: algorithm, kid: 'test' })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setSubject(sub)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    return { id_token: token, access_token: 'unused', token_type: 'Bearer', expires_in: 300 };
  }

  return {
    settings: {
      id: 'test-id',
      name: 'Test ID',
      issuer,
      authorizationUrl: `${issuer}/auth`,
      tokenUrl: `${issuer}/token`,
      jwksUrl: `${issuer}/jwks`,
      clientId,
      clientSecret: 'known only to the two of us',
    },
    issueIdentity(next: IssuedIdentity): void {
      person = next;
    },
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
