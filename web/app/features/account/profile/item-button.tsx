import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';

type ItemButtonProps = ComponentProps<typeof Button> & {
  /** The accessible name, which says which item it is about. */
  'aria-label': string;
};

/** The action at the end of a list item. */
export function ItemButton(props: ItemButtonProps) {
  return <Button size="small" variant="quiet" data-needs-app {...props} />;
}
