import type { StaffEntry, StaffFileChange, StaffFileState, StaffToSave } from '@coverwright/contract/console/staff'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../query-client.ts'
import { api, dataOf } from '../../server/client.ts'

/** Who works here, and how they sign in. */
export const staffQuery = queryOptions({
  queryKey: ['console', 'staff'],
  queryFn: (): Promise<StaffEntry[]> => dataOf(api.GET('/console/staff')),
  staleTime: 0,
})

/** The staff file that a change is based on. */
export const staffFileQuery = queryOptions({
  queryKey: ['console', 'staff', 'file'],
  queryFn: (): Promise<StaffFileState> => dataOf(api.GET('/console/staff/file')),
  staleTime: 0,
})

const refresh = () => queryClient.invalidateQueries({ queryKey: staffQuery.queryKey })

export async function signOutStaff(email: string): Promise<void> {
  await api.POST('/console/staff/sign-out', { body: { email } })
  await refresh()
}

export async function resetSecondFactor(email: string): Promise<void> {
  await api.POST('/console/staff/reset-second-factor', { body: { email } })
  await refresh()
}

export async function saveStaffMember(body: StaffToSave): Promise<StaffFileChange> {
  const change = await dataOf(api.POST('/console/staff/save', { body }))
  await refresh()
  return change
}

export async function removeStaffMember(body: { base: string; email: string }): Promise<StaffFileChange> {
  const change = await dataOf(api.POST('/console/staff/remove', { body }))
  await refresh()
  return change
}
