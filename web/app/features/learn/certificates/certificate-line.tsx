import { classNames } from '../../../ui/class-names.ts';
import { courseShape } from '../../../ui/line/course-shape.ts';

export function CertificateLine({ seed, isRevoked }: { seed: string; isRevoked: boolean }) {
  const { path, width, height } = courseShape(seed);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames(
        'block h-20 w-full overflow-visible sm:h-28',
        isRevoked ? 'text-rule-strong' : 'text-river',
      )}
    >
      <path d={`${path}V${height}H0Z`} fill="currentColor" opacity="0.07" />
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
