import { AgentNoteParams, AgentNotes } from '@coverwright/contract/agencies/agent-notes'
import { dataOf } from '@coverwright/contract/data-of'
import { NewNote, NewTask, TaskParams } from '@coverwright/contract/desk/record'
import { QuoteParams } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../../2-identity/actor/actor.ts'
import type { QuoteAccess } from '../../../3-quoting/quotes/quotes.store.ts'
import {
  addNote,
  addTask,
  agentNotes,
  changeNotes,
  endTask,
  type NotesDependencies,
  strikeNote,
} from './agent-notes.ts'

const tags = ['Agencies']
const config = {
  policy: { permission: 'agency', priority: 'save', repeat: 'same-state', audit: 'application-read' },
} as const
const response = { 200: dataOf(AgentNotes), ...problems(400, 401, 403, 404, 413, 415, 422) }

/** Notes and tasks of the agents of a quote, which nobody else reads. Every change replies with all of them. */
export const agentNotesRoutes =
  (dependencies: NotesDependencies & { readonly actors: Actors }): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, clock } = dependencies
    const notesOf = async (request: FastifyRequest, access: QuoteAccess) => ({
      data: await agentNotes(dependencies, access, actors.siteOf(request).today(clock())),
    })
    type Request = FastifyRequest & { readonly params: { readonly id: string } }
    type Change = (change: Parameters<typeof addNote>[0], access: QuoteAccess) => Promise<unknown>
    const change = async (request: Request, reply: FastifyReply, doIt: Change) => {
      const access = { ...(await actors.require(request, reply)), id: request.params.id }
      await changeNotes(dependencies, access, (noteChange) => doIt(noteChange, access))
      return await notesOf(request, access)
    }

    app.get(
      '/agent/quotes/:id/notes',
      {
        config: { policy: { permission: 'agency', repeat: 'safe', audit: 'application-read' } },
        schema: {
          tags,
          summary: 'The notes and tasks of the agents of a quote, which nobody else reads',
          operationId: 'listAgentNotes',
          params: QuoteParams,
          response: { 200: dataOf(AgentNotes), ...problems(401, 403, 404, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        return await notesOf(request, { ...actor, id: request.params.id })
      },
    )

    app.post(
      '/agent/quotes/:id/notes',
      {
        config,
        schema: {
          tags,
          summary: 'Add a note for the agents of a quote',
          operationId: 'addAgentNote',
          params: QuoteParams,
          body: NewNote,
          response,
        },
      },
      (request, reply) => change(request, reply, (noteChange) => addNote(noteChange, request.body)),
    )

    app.patch(
      '/agent/quotes/:id/notes/:note',
      {
        config,
        schema: {
          tags,
          summary: 'Strike a note that the caller wrote; it stays readable as struck',
          operationId: 'strikeAgentNote',
          params: AgentNoteParams,
          response,
        },
      },
      (request, reply) => change(request, reply, (noteChange) => strikeNote(noteChange, request.params.note)),
    )

    app.post(
      '/agent/quotes/:id/tasks',
      {
        config,
        schema: {
          tags,
          summary: 'Add a task with a day for the agents of a quote',
          operationId: 'addAgentTask',
          params: QuoteParams,
          body: NewTask,
          response,
        },
      },
      (request, reply) =>
        change(request, reply, (noteChange, access) => addTask(noteChange, dependencies, access, request.body)),
    )

    app.patch(
      '/agent/quotes/:id/tasks/:task',
      {
        config,
        schema: {
          tags,
          summary: 'Mark an agents’ task as done',
          operationId: 'finishAgentTask',
          params: TaskParams,
          response,
        },
      },
      (request, reply) => change(request, reply, (noteChange) => endTask(noteChange, request.params.task)),
    )
  }
