import type {
  OwnCertificate,
  PublicCertificate,
} from '@danube/contract/learning/certificates.contract.ts';

export function makeCertificate(overrides: Partial<PublicCertificate> = {}): PublicCertificate {
  return {
    code: '7KQ2M9XD4TRB',
    number: 'DTA-2026-000042',
    courseTitle: 'Trading foundations',
    courseSlug: 'trading-foundations',
    issuedAt: new Date('2026-11-15T08:30:00Z'),
    isRevoked: false,
    instructor: 'viktor-hajnal',
    lessons: 22,
    holder: null,
    replacement: null,
    ...overrides,
  };
}

export function makeOwnCertificate(overrides: Partial<OwnCertificate> = {}): OwnCertificate {
  const { replacement: _current, ...certificate } = makeCertificate();
  return { ...certificate, holder: 'Anna Kováčová', showsName: false, ...overrides };
}
