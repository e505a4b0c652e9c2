import type { GenericOAuthConfig } from 'better-auth/plugins';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as z from 'zod';

/**
 * An OpenID Connect provider. Its addresses are recorded rather than discovered at start:
 * a provider that is down at that moment would be missing until the next one.
 */
export type ProviderSettings = {
  id: string;
  /** As its users know it. */
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
  // Some providers send it as text.
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

/** With PKCE always; who someone is comes from the signed token and nowhere else. */
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

/** Null if the token is not what it should be, or the provider's keys cannot be had. */
async function verifiedClaims(
  idToken: string,
  keys: ReturnType<typeof createRemoteJWKSet>,
  settings: ProviderSettings,
): Promise<Claims | null> {
  try {
    const { issuer, clientId: audience } = settings;
    const { payload } = await jwtVerify(idToken, keys, { issuer, audience });
    return claimsSchema.parse(payload);
  } catch {
    return null;
  }
}

/**
 * The auth library knows one name. Spaces inside the given name are made unbreakable, so that
 * the first plain one still parts it from the family name.
 */
function nameOf({ name, given_name: given, family_name: family, email }: Claims): string {
  if (given && family) return `${given.trim().replaceAll(' ', '\u00a0')} ${family.trim()}`;
  return name ?? given ?? email.split('@')[0] ?? '';
}
