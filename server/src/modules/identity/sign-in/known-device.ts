import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestHeaders } from '../../../platform/request-headers.ts';

/**
 * A cookie that shows that an account signed in with this browser before. It grants nothing: it
 * spares its owner the new-device email, and gives them separate attempts when strangers use up the
 * account's.
 */
export type KnownDevices = {
  /** The device's id, if this account signed in there before. */
  find(headers: RequestHeaders | null, userId: string | null): string | null;
  /** The cookie that adds the account to the existing ones. */
  remember(headers: RequestHeaders | null, userId: string): string;
};

const maxAccounts = 5;
const maxAgeSeconds = 365 * 24 * 3600;
const cookiePattern = /(?:^|;\s*)(?:__Host-)?device=([\w-]{22}(?:\.[\w-]{22}){0,5})(?:;|$)/;

export function createKnownDevices(settings: { secret: string; isSecure: boolean }): KnownDevices {
  const name = settings.isSecure ? '__Host-device' : 'device';
  const security = settings.isSecure ? '; Secure' : '';

  function markOf(deviceId: string, userId: string): string {
    const mac = createHmac('sha256', `known-device:${settings.secret}`);
    return mac.update(`${deviceId}:${userId}`).digest('base64url').slice(0, 22);
  }

  return {
    find(headers, userId) {
      const { deviceId, marks } = readDeviceCookie(headers);
      // The same work whether or not the account exists.
      const expected = Buffer.from(markOf(deviceId ?? '', userId ?? ''));
      const isKnown = marks.some((mark) => timingSafeEqual(Buffer.from(mark), expected));
      return isKnown && userId !== null ? (deviceId ?? null) : null;
    },
    remember(headers, userId) {
      const { deviceId = randomBytes(16).toString('base64url'), marks } = readDeviceCookie(headers);
      const mark = markOf(deviceId, userId);
      const saved = [mark, ...marks.filter((other) => other !== mark)].slice(0, maxAccounts);
      const value = [deviceId, ...saved].join('.');
      return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${security}`;
    },
  };
}

function readDeviceCookie(headers: RequestHeaders | null): {
  deviceId: string | undefined;
  marks: string[];
} {
  const [deviceId, ...marks] =
    cookiePattern.exec(headers?.get('cookie') ?? '')?.[1]?.split('.') ?? [];
  return { deviceId, marks };
}
