import { useSettings } from '../../../lib/settings.tsx';
import { classNames } from '../../../ui/class-names.ts';

/** The owner's logo, or the default: the line in a circle with the river below. */
export function LogoMark({ className }: { className?: string }) {
  const { mark } = useSettings('logo');
  if (mark !== '') {
    return (
      <img
        src={`/media/pictures/${mark}?w=480`}
        alt=""
        width={40}
        height={40}
        className={classNames('object-contain', className)}
      />
    );
  }
  return (
    <svg
      viewBox="0 0 40 40"
      width="40"
      height="40"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <circle cx="20" cy="20" r="18.2" strokeWidth="1.6" />
      <path d="M2.4 25l5-3 3.6 3.6 5.6-9 4 4.6 4.4-8 4.4 6.2 3.2-4.2 5 1.6" strokeWidth="2.2" />
      <path d="M7 31c4-2.6 7 2 11.4 0s7-2.4 13 .4" strokeWidth="1.6" opacity=".7" />
    </svg>
  );
}
