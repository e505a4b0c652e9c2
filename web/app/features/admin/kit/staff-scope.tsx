import { coversScope, type StaffRole, type StaffScope } from '@danube/contract/staff-roles.ts';
import { createContext, type ReactNode, use } from 'react';

/** The server enforces access; without a provider everything may be shown. */
const StaffRoles = createContext<readonly StaffRole[]>(['owner']);

type StaffRolesProviderProps = { roles: readonly StaffRole[]; children: ReactNode };

export function StaffRolesProvider({ roles, children }: StaffRolesProviderProps) {
  return <StaffRoles value={roles}>{children}</StaffRoles>;
}

export function useStaffRoles(): readonly StaffRole[] {
  return use(StaffRoles);
}

/** Whether the current user may use this part of the administration. */
export function useHasScope(scope: StaffScope): boolean {
  return coversScope(useStaffRoles(), scope);
}
