import { Avatar } from '../../../ui/avatar.tsx';
import { StarRating } from '../../../ui/star-rating.tsx';
import type { Testimonial } from './use-testimonials.ts';

/** Name, location and rating. */
export function TestimonialAuthor({ testimonial }: { testimonial: Testimonial }) {
  const { name, image, rating, role, location } = testimonial;
  return (
    <footer className="flex items-center gap-4 text-xs leading-snug">
      <Avatar name={name} {...(image ? { src: image } : {})} size="large" className="size-14" />
      <div className="grid gap-0.5">
        <p className="font-semibold text-ink">{name}</p>
        <p className="text-ink-2">{`${role}, ${location}`}</p>
        <p>
          <StarRating value={rating} className="h-3.5" />
        </p>
      </div>
    </footer>
  );
}
