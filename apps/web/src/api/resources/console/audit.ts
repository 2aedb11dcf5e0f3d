import type { Audit, AuditQuery } from '@coverwright/contract/console/audit'
import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../server/client.ts'

/** Who got access and did what, the newest first. */
export const auditQuery = (query: AuditQuery) =>
  queryOptions({
    queryKey: ['console', 'audit', query],
    queryFn: (): Promise<Audit> => dataOf(api.GET('/console/audit', { params: { query } })),
    staleTime: 0,
  })

/** Has all evidence verified. What is found is an event of the record, a moment later. */
export const verifyEvidence = async (): Promise<void> => {
  await api.POST('/console/audit/verify')
}
