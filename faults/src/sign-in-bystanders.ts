import { setTimeout as sleep } from 'node:timers/promises';
import { seededLogins, seededPassword } from '@danube/server/modules/identity/identity.seed.ts';
import type { AddedMember } from './members.ts';
import { attemptSignIn, cookieOf, type SignInResult } from './sign-in-attempt.ts';

/** The sign-in limit per network; the bystander uses all of it. */
const bystanderSignIns = 20;

export type Progress = { share: number };

/** A member elsewhere who keeps signing in during the flood. */
export async function signInDuringFlood(
  copyUrls: readonly string[],
  flood: number,
  progress: Progress,
): Promise<SignInResult[]> {
  const done: SignInResult[] = [];
  for (let time = 0; time < bystanderSignIns; time += 1) {
    while (progress.share < time / bystanderSignIns) await sleep(5);
    const copyUrl = copyUrls[time % copyUrls.length] ?? '';
    done.push(await signInFrom(`203.0.${flood}.${time + 1}`, copyUrl, seededLogins.otherMember));
  }
  return done;
}

/** The cookie of a device on which this account has signed in before. */
export async function rememberDevice(
  address: string,
  copyUrl: string,
  member: { email: string },
): Promise<string> {
  const answer = await signInFrom(address, copyUrl, member);
  const cookie = cookieOf(answer, 'device');
  if (!cookie)
    throw new Error(`${member.email} was not signed in: ${answer.status} ${answer.code}`);
  return cookie;
}

/**
 * The owner of the attacked account returns to each instance, on their own device and another one.
 */
export async function signInAsOwner(
  copyUrls: readonly string[],
  owner: { flood: number; victim: AddedMember; device: string },
): Promise<{ onOwnDevice: SignInResult[]; elsewhere: SignInResult[] }> {
  const { flood, victim, device } = owner;
  const onOwnDevice: SignInResult[] = [];
  const elsewhere: SignInResult[] = [];
  for (const [index, copyUrl] of copyUrls.entries()) {
    const address = `100.64.${flood}.${index + 10}`;
    elsewhere.push(await signInFrom(address, copyUrl, victim));
    onOwnDevice.push(await signInFrom(address, copyUrl, { ...victim, cookie: device }));
  }
  return { onOwnDevice, elsewhere };
}

export function signInFrom(
  address: string,
  copyUrl: string,
  member: { email: string; cookie?: string },
): Promise<SignInResult> {
  const { cookie } = member;
  return attemptSignIn({
    account: member.email,
    network: address,
    copyUrl,
    identifier: member.email,
    password: seededPassword,
    headers: { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) },
  });
}

export function describeAttempt({ status, code }: SignInResult): string {
  return `${status} ${code}`;
}
