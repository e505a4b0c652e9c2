import { useNavigation } from 'react-router';

/**
 * A line along the top edge while the next page loads, so that a tap on a slow connection is seen
 * to have worked. It appears only after a moment; the style sheet delays it.
 */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  return isLoading ? <div aria-hidden="true" className="navigation-progress" /> : null;
}
