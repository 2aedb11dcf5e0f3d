import type { AgentNotes } from '@coverwright/contract/agencies/agent-notes'
import type { NewTask } from '@coverwright/contract/desk/record'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../query-client.ts'
import { api, dataOf } from '../../server/client.ts'
import { agencyQuotesKey } from './agencies.ts'

/** What the agents of a quote wrote down, and what they have to do. */
export const agentNotesQuery = (id: string) =>
  queryOptions({
    queryKey: ['agent-notes', id],
    queryFn: (): Promise<AgentNotes> => dataOf(api.GET('/agent/quotes/{id}/notes', { params: { path: { id } } })),
    staleTime: 0,
    meta: { isQuiet: true },
  })

/** Shows what a change replied with, and has the lists fetched again, which count tasks. */
async function refreshAfter(id: string, reply: Promise<AgentNotes>): Promise<void> {
  queryClient.setQueryData(agentNotesQuery(id).queryKey, await reply)
  void queryClient.invalidateQueries({ queryKey: agencyQuotesKey })
}

const at = (id: string) => ({ params: { path: { id } } })

/** Changes of the notes and tasks of a quote. Each id is the caller's own, so that a retry adds nothing. */
export const agentNotesChanges = (id: string) => ({
  addNote: (body: { readonly id: string; readonly text: string }) =>
    refreshAfter(id, dataOf(api.POST('/agent/quotes/{id}/notes', { ...at(id), body }))),
  strikeNote: (note: string) =>
    refreshAfter(id, dataOf(api.PATCH('/agent/quotes/{id}/notes/{note}', { params: { path: { id, note } } }))),
  addTask: (body: NewTask) => refreshAfter(id, dataOf(api.POST('/agent/quotes/{id}/tasks', { ...at(id), body }))),
  finishTask: (task: string) =>
    refreshAfter(id, dataOf(api.PATCH('/agent/quotes/{id}/tasks/{task}', { params: { path: { id, task } } }))),
})
