import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useInvitedBy } from '../../shared/referral/use-invited-by.ts';
import { invitationQuery } from './checkout-queries.ts';

/** Who referred the buyer: fixed by the account, or entered in the field. */
export function useInvitation() {
  const fixed = useQuery(invitationQuery(queries));
  const isOpen = fixed.data === null;
  const invitedBy = useInvitedBy(undefined, isOpen);
  return {
    fixed: fixed.data ?? null,
    /** There is no referrer yet, so the buyer may name one. */
    isOpen,
    invitedBy,
    /** Without a response, nothing is submitted that the buyer can't see. */
    submitted: isOpen && !invitedBy.isUnknown ? invitedBy.code : null,
  };
}
