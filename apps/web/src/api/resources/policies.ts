import type { NewCertificate } from '@coverwright/contract/binding/offer-documents'
import type {
  DeclineRenewal,
  NewPolicyRequest,
  PoliciesReply,
  PolicyRequestStep,
} from '@coverwright/contract/binding/policies'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../server/client.ts'
import { sendFile } from '../server/send-file.ts'

/** The policies of an application, their renewal, and requests to the insurers. */
export const policiesQuery = (id: string) =>
  queryOptions({
    queryKey: ['policies', id],
    queryFn: (): Promise<PoliciesReply> => dataOf(api.GET('/quote/{id}/policies', { params: { path: { id } } })),
    refetchOnWindowFocus: true,
    staleTime: 1_000,
  })

function useChanged<Input>(id: string, change: (input: Input) => Promise<PoliciesReply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (reply) => {
      client.setQueryData(policiesQuery(id).queryKey, reply)
      void client.invalidateQueries({ queryKey: ['account'] })
    },
  })
}

export const useDeclineRenewal = (id: string) =>
  useChanged(id, (body: DeclineRenewal) =>
    dataOf(api.POST('/quote/{id}/policies/decline_renewal', { params: { path: { id } }, body })),
  )

export const useAskOfPolicy = (id: string, offer: string) =>
  useChanged(id, (body: NewPolicyRequest) =>
    dataOf(api.POST('/quote/{id}/policies/{offer}/requests', { params: { path: { id, offer } }, body })),
  )

export const useAdvanceRequest = (id: string, request: string) =>
  useChanged(id, (body: PolicyRequestStep) =>
    dataOf(api.PATCH('/quote/{id}/policy_requests/{request}', { params: { path: { id, request } }, body })),
  )

export const useIssueCertificate = (id: string, offer: string) =>
  useChanged(id, (body: NewCertificate) =>
    dataOf(api.POST('/quote/{id}/policies/{offer}/certificates', { params: { path: { id, offer } }, body })),
  )

/** Hands in a file for a request about a policy. */
export const addPolicyFile = (id: string, offer: string, file: File): Promise<{ readonly id: string }> =>
  sendFile(`quote/${id}/policies/${offer}/files`, file)
