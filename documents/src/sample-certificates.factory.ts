import type { CertificateCard, CertificatePdf } from './documents.types.ts';
import { sampleCode } from './sample-code.factory.ts';

/** Encodes the URL below. */
const { qrCode } = sampleCode(
  '3wynpfj 2084dhd 2vp3vj1 2vrcx25 2vj4ndp 20ngsw1 3xbl6yn dz474 2xhdxto vzwghb 3lyk3di 1lu9p0e 3srabwa 3kz6s7b 1psp9ky 3war8xo 36ozo3d 363gynh 1rbfrqu 3e86j7j 32tabp4 2x72ggd 2megzau 2dcpi4v 2l5nrw1 eenmd 3x0qq8m 20jntb3 2vrk8aj 2vnv4i9 2vr0l0s 20djn30 3xhn6si',
);

export const sampleCertificate: CertificatePdf = {
  kind: 'certificate',
  number: 'DTA-2026-000042',
  holder: 'Anna Kováčová',
  courseTitle: 'Trading foundations: from the first chart to a plan',
  issuedAt: '2026-11-15T08:30:00Z',
  lessons: 24,
  minutes: 390,
  url: 'https://danube-trading.example/certificates/7KQ2M9XD4TRB',
  qrCode,
};

export const sampleCard: CertificateCard = {
  kind: 'certificate',
  number: sampleCertificate.number,
  courseTitle: sampleCertificate.courseTitle,
  holder: sampleCertificate.holder,
  issuedAt: sampleCertificate.issuedAt,
};
