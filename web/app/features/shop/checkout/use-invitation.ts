import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useInvitedBy } from '../../shared/referral/use-invited-by.ts';

/** Who invited the buyer: fixed with the account, or what the field says. */
export function useInvitation() {
  const fixed = useQuery({ ...queries.salesReps.invitation.queryOptions(), retry: false });
  const isOpen = fixed.data === null;
  const invitedBy = useInvitedBy(undefined, isOpen);
  return {
    fixed: fixed.data ?? null,
    /** Nobody is named yet, so the buyer may name someone. */
    isOpen,
    invitedBy,
    /** Without an answer nothing is submitted that the buyer cannot see. */
    submitted: isOpen && !invitedBy.isUnknown ? invitedBy.code : null,
  };
}
