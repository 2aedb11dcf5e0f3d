import type { DeskBill } from '@coverwright/contract/binding/bills'
import type { DeskCounts, DeskFilters, DeskPage, DeskPerson, DeskView } from '@coverwright/contract/desk/queue'
import type { Closing, DeskAnswer, DeskConfirmation, DeskRecord, NewTask } from '@coverwright/contract/desk/record'
import type { NewRequest } from '@coverwright/contract/desk/requests'
import type { InsurerDocumentKind } from '@coverwright/contract/values'
import { queryOptions } from '@tanstack/react-query'
import { apiUrl } from '../../page/base.ts'
import { queryClient } from '../../query-client.ts'
import { api, dataOf } from '../../server/client.ts'
import { sendFile } from '../../server/send-file.ts'

/** The key that every list of the desk begins with. */
const deskKey = ['desk'] as const

export const deskPageQuery = (query: DeskFilters & { readonly cursor?: string }) =>
  queryOptions({
    queryKey: [...deskKey, 'page', query],
    queryFn: (): Promise<DeskPage> => dataOf(api.GET('/desk/applications', { params: { query } })),
    staleTime: 0,
  })

export const deskCountsQuery = (query: DeskFilters) =>
  queryOptions({
    queryKey: [...deskKey, 'counts', query],
    queryFn: (): Promise<DeskCounts> => dataOf(api.GET('/desk/counts', { params: { query } })),
    staleTime: 10_000,
  })

export const deskPeopleQuery = queryOptions({
  queryKey: [...deskKey, 'people'],
  queryFn: (): Promise<readonly DeskPerson[]> => dataOf(api.GET('/desk/people')),
  staleTime: 60_000,
})

const viewsKey = [...deskKey, 'views'] as const

/** The searches that the signed-in person has named. */
export const deskViewsQuery = queryOptions({
  queryKey: viewsKey,
  queryFn: (): Promise<readonly DeskView[]> => dataOf(api.GET('/desk/views')),
  staleTime: 60_000,
})

const viewsChanged = async (reply: Promise<readonly DeskView[]>): Promise<void> => {
  queryClient.setQueryData(viewsKey, await reply)
}

export const deskViews = {
  add: (body: { readonly id: string; readonly name: string; readonly query: string }) =>
    viewsChanged(dataOf(api.POST('/desk/views', { body }))),
  remove: (view: string) => viewsChanged(dataOf(api.DELETE('/desk/views/{view}', { params: { path: { view } } }))),
}

/** Assigns many applications, and has the lists fetched again. @returns how many were assigned */
export async function assignApplications(ids: readonly string[], email: string | null): Promise<number> {
  const { count } = await dataOf(api.PATCH('/desk/owners', { body: { ids: [...ids], email } }))
  await queryClient.invalidateQueries({ queryKey: deskKey })
  return count
}

const recordKey = (id: string) => [...deskKey, 'record', id] as const

export const deskRecordQuery = (id: string) =>
  queryOptions({
    queryKey: recordKey(id),
    queryFn: (): Promise<DeskRecord> => dataOf(api.GET('/desk/applications/{id}', { params: { path: { id } } })),
    staleTime: 0,
  })

/** Where the rows of a queue are downloaded as CSV. */
export const deskCsvAddress = (filters: DeskFilters): string =>
  apiUrl(`desk/applications.csv?${new URLSearchParams(Object.entries(filters))}`)

/** Where a file of an application is downloaded. */
export const deskDocumentAddress = (path: string): string => apiUrl(path)

/** Shows the record that a change replied with, and has the lists fetched again. */
async function applyReply(id: string, reply: Promise<DeskRecord>): Promise<DeskRecord> {
  const record = await reply
  queryClient.setQueryData(recordKey(id), record)
  void queryClient.invalidateQueries({ queryKey: deskKey, refetchType: 'none' })
  return record
}

type NewDocument = { readonly offer: string; readonly kind: InsurerDocumentKind; readonly file: File }

const at = (id: string) => ({ params: { path: { id } } })

/** Changes of an application. Each id is the caller's own, so that a retry adds nothing. */
export const deskChanges = (id: string) => ({
  addNote: (body: { readonly id: string; readonly text: string }) =>
    applyReply(id, dataOf(api.POST('/desk/applications/{id}/notes', { ...at(id), body }))),
  addTask: (body: NewTask) => applyReply(id, dataOf(api.POST('/desk/applications/{id}/tasks', { ...at(id), body }))),
  finishTask: (task: string) =>
    applyReply(id, dataOf(api.PATCH('/desk/applications/{id}/tasks/{task}', { params: { path: { id, task } } }))),
  assign: (email: string | null) =>
    applyReply(id, dataOf(api.PATCH('/desk/applications/{id}/owner', { ...at(id), body: { email } }))),
  close: (body: Closing) => applyReply(id, dataOf(api.POST('/desk/applications/{id}/close', { ...at(id), body }))),
  reopen: () => applyReply(id, dataOf(api.POST('/desk/applications/{id}/reopen', { ...at(id), body: {} }))),
  confirm: ({ offer, ...body }: DeskConfirmation & { readonly offer: string }) =>
    applyReply(
      id,
      dataOf(api.POST('/desk/applications/{id}/offers/{offer}/confirm', { params: { path: { id, offer } }, body })),
    ),
  askAgain: (offer: string) =>
    applyReply(
      id,
      dataOf(api.POST('/desk/applications/{id}/offers/{offer}/ask-again', { params: { path: { id, offer } } })),
    ),
  askCustomer: (body: NewRequest) =>
    applyReply(id, dataOf(api.POST('/desk/applications/{id}/requests', { ...at(id), body }))),
  finishRequest: (request: string) =>
    applyReply(
      id,
      dataOf(api.PATCH('/desk/applications/{id}/requests/{request}', { params: { path: { id, request } } })),
    ),
  changeBill: ({ bill, ...body }: DeskBill & { readonly bill: string }) =>
    applyReply(id, dataOf(api.POST('/desk/applications/{id}/bills/{bill}', { params: { path: { id, bill } }, body }))),
  sendProposal: () => applyReply(id, dataOf(api.POST('/desk/applications/{id}/proposal', at(id)))),
  addDocument: ({ offer, kind, file }: NewDocument) =>
    applyReply(id, sendFile(`desk/applications/${id}/offers/${offer}/documents?kind=${kind}`, file)),
  removeDocument: (document: string) =>
    applyReply(
      id,
      dataOf(
        api.DELETE('/desk/applications/{id}/offer_documents/{document_id}', {
          params: { path: { id, document_id: document } },
        }),
      ),
    ),
  enterAnswer: (body: DeskAnswer) =>
    applyReply(id, dataOf(api.POST('/desk/applications/{id}/answers', { ...at(id), body }))),
})
