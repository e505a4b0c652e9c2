import type { GenericOAuthConfig } from 'better-auth/plugins';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as z from 'zod';

/**
 * An OpenID Connect provider. Its endpoints are configured instead of discovered at startup: a
 * provider that is down at that moment would be missing until the next start.
 */
export type ProviderSettings = {
  id: string;
  /** The name users know it by. */
  name: string;
  issuer: string;
  authorizationUrl: string;
  tokenUrl: string;
  jwksUrl: string;
  clientId: string;
  clientSecret: string;
};

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.email(),
  // Some providers send it as a string.
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

/** Signature algorithms with a key pair, whose public key `jwksUrl` publishes. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** Always with PKCE; the identity comes only from the signed token. */
export function providerConfig(settings: ProviderSettings): GenericOAuthConfig {
  const keys = createRemoteJWKSet(new URL(settings.jwksUrl), { timeoutDuration: 5_000 });
  return {
    providerId: settings.id,
    name: settings.name,
    clientId: settings.clientId,
    clientSecret: settings.clientSecret,
    authorizationUrl: settings.authorizationUrl,
    tokenUrl: settings.tokenUrl,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    async getUserInfo({ idToken }) {
      const claims = idToken ? await verifiedClaims(idToken, keys, settings) : null;
      if (!claims) return null;
      return {
        id: claims.sub,
        email: claims.email.toLowerCase(),
        emailVerified: claims.email_verified,
        name: nameOf(claims),
      };
    },
  };
}

type Claims = z.infer<typeof claimsSchema>;

/** Null if the token is invalid, or the provider's keys can't be fetched. */
async function verifiedClaims(
  idToken: string,
  keys: ReturnType<typeof createRemoteJWKSet>,
  settings: ProviderSettings,
): Promise<Claims | null> {
  try {
    const { issuer, clientId: audience } = settings;
    const { payload } = await jwtVerify(idToken, keys, { issuer, audience, algorithms });
    return claimsSchema.parse(payload);
  } catch {
    return null;
  }
}

/**
 * The auth library stores a single name. Spaces inside the given name become non-breaking, so that
 * the first plain space separates it from the family name.
 */
function nameOf({ name, given_name: given, family_name: family, email }: Claims): string {
  if (given && family) return `${given.trim().replaceAll(' ', '\u00a0')} ${family.trim()}`;
  return name ?? given ?? email.split('@')[0] ?? '';
}
