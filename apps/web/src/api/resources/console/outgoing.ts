import type {
  DeadLetterJobs,
  OutgoingMail,
  OutgoingMailsQuery,
  OutgoingWebhook,
  OutgoingWebhooksQuery,
  ReasonToRead,
} from '@coverwright/contract/console/outgoing'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../query-client.ts'
import { api, dataOf } from '../../server/client.ts'

const key = ['console', 'outgoing'] as const

/** What mails went, wait or failed, the newest first. */
export const outgoingMailsQuery = (query: OutgoingMailsQuery) =>
  queryOptions({
    queryKey: [...key, 'mails', query],
    queryFn: (): Promise<OutgoingMail[]> => dataOf(api.GET('/console/mails', { params: { query } })),
    staleTime: 0,
  })

/** The webhook deliveries of every site, newest first. */
export const outgoingWebhooksQuery = (query: OutgoingWebhooksQuery) =>
  queryOptions({
    queryKey: [...key, 'webhooks', query],
    queryFn: (): Promise<OutgoingWebhook[]> => dataOf(api.GET('/console/webhooks', { params: { query } })),
    staleTime: 0,
  })

/** Jobs that failed on every attempt. */
export const deadLettersQuery = queryOptions({
  queryKey: [...key, 'jobs'],
  queryFn: (): Promise<DeadLetterJobs> => dataOf(api.GET('/console/jobs')),
  staleTime: 0,
})

const refresh = () => queryClient.invalidateQueries({ queryKey: key })

export async function sendMailAgain(id: string): Promise<void> {
  await api.POST('/console/mails/{id}/send-again', { params: { path: { id } } })
  await refresh()
}

export async function replayWebhook(id: string): Promise<void> {
  await api.POST('/console/webhooks/{id}/replay', { params: { path: { id } } })
  await refresh()
}

export async function retryJobs(ids: string[]): Promise<void> {
  await dataOf(api.POST('/console/jobs/retry', { body: { ids } }))
  await refresh()
}

/** Who a mail is to. That it was read, and why, is recorded. */
export const readRecipient = (id: string, body: ReasonToRead): Promise<{ email: string }> =>
  dataOf(api.POST('/console/mails/{id}/recipient', { params: { path: { id } }, body }))
