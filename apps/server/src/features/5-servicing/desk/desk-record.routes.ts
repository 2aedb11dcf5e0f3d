import { DeskBill, DeskBillParams } from '@coverwright/contract/binding/bills'
import { OfferParams } from '@coverwright/contract/binding/bind-requests'
import { dataOf } from '@coverwright/contract/data-of'
import {
  Closing,
  DeskAnswer,
  DeskConfirmation,
  DeskRecord,
  NewNote,
  NewOwner,
  NewTask,
  Reopening,
  TaskParams,
} from '@coverwright/contract/desk/record'
import { QuoteParams } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import type { TellDependencies } from '../../4-binding/bind-requests/tell-of-binding.ts'
import {
  addNote,
  addTask,
  assign,
  type ChangeDependencies,
  close,
  endTask,
  reopen,
  withApplication,
} from './change-application.ts'
import { changeBillAtDesk } from './change-bill-at-desk.ts'
import { askOfferAgain, confirmOffer } from './confirm-offer.ts'
import { deskRecord, type RecordDependencies } from './desk-record.ts'
import { enterAnswer } from './enter-answer.ts'

const tags = ['Desk']
const reads = { policy: { permission: 'desk', repeat: 'safe' } } as const
const writes = { policy: { permission: 'desk', priority: 'save', repeat: 'same-state' } } as const
const response = { 200: dataOf(DeskRecord), ...problems(400, 401, 403, 404, 409, 413, 415, 422) }

/** One application at the host's desk. Every change replies with the whole record. */
export const deskRecordRoutes =
  (
    dependencies: RecordDependencies & ChangeDependencies & TellDependencies & { actors: Actors },
  ): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, staff } = dependencies

    app.get(
      '/desk/applications/:id',
      {
        config: reads,
        schema: {
          tags,
          summary: 'Everything about an application. Reading it is logged.',
          operationId: 'getDeskRecord',
          params: QuoteParams,
          response: { 200: dataOf(DeskRecord), ...problems(401, 403, 404, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        return { data: await deskRecord(dependencies, { ...actor, id: request.params.id }) }
      },
    )

    app.post(
      '/desk/applications/:id/notes',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Add a note, which only the desk reads',
          operationId: 'addDeskNote',
          params: QuoteParams,
          body: NewNote,
          response,
        },
      },
      async (request, reply) => {
        const access = { ...(await actors.require(request, reply)), id: request.params.id }
        await withApplication(dependencies, access, (held) => addNote(held, request.body))
        return { data: await deskRecord(dependencies, access) }
      },
    )

    app.post(
      '/desk/applications/:id/tasks',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Add a task with a day',
          operationId: 'addDeskTask',
          params: QuoteParams,
          body: NewTask,
          response,
        },
      },
      async (request, reply) => {
        const access = { ...(await actors.require(request, reply)), id: request.params.id }
        await withApplication(dependencies, access, (held) => addTask(held, staff, request.body))
        return { data: await deskRecord(dependencies, access) }
      },
    )

    app.patch(
      '/desk/applications/:id/tasks/:task',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Mark a task as done',
          operationId: 'finishDeskTask',
          params: TaskParams,
          response,
        },
      },
      async (request, reply) => {
        const { id, task } = request.params
        const access = { ...(await actors.require(request, reply)), id }
        await withApplication(dependencies, access, (held) => endTask(held, task))
        return { data: await deskRecord(dependencies, access) }
      },
    )

    app.patch(
      '/desk/applications/:id/owner',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Assign an application to somebody of the desk or an agent, or to nobody',
          operationId: 'assignApplication',
          params: QuoteParams,
          body: NewOwner,
          response,
        },
      },
      async (request, reply) => {
        const access = { ...(await actors.require(request, reply)), id: request.params.id }
        await withApplication(dependencies, access, (held) => assign(held, staff, request.body.email))
        return { data: await deskRecord(dependencies, access) }
      },
    )

    app.post(
      '/desk/applications/:id/close',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Close an application for a reason; a choice of offers is taken back',
          operationId: 'closeApplication',
          params: QuoteParams,
          body: Closing,
          response,
        },
      },
      async (request, reply) => {
        const access = { ...(await actors.require(request, reply)), id: request.params.id }
        await withApplication(dependencies, access, (held) => close(held, request.body))
        return { data: await deskRecord(dependencies, access) }
      },
    )

    app.post(
      '/desk/applications/:id/reopen',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Open a closed application again',
          operationId: 'reopenApplication',
          params: QuoteParams,
          body: Reopening,
          response,
        },
      },
      async (request, reply) => {
        const access = { ...(await actors.require(request, reply)), id: request.params.id }
        await withApplication(dependencies, access, (held) => reopen(held, request.body.note))
        return { data: await deskRecord(dependencies, access) }
      },
    )

    app.post(
      '/desk/applications/:id/answers',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Enter what an insurer told the desk: a price, a referral, a question or a declination',
          description: 'An insurer that was not asked gets an offer of its own.',
          operationId: 'enterInsurerAnswer',
          params: QuoteParams,
          body: DeskAnswer,
          response,
        },
      },
      async (request, reply) => {
        const access = { ...(await actors.require(request, reply)), id: request.params.id }
        const served = actors.siteOf(request)
        await withApplication(dependencies, access, (held) => enterAnswer(held, dependencies, served, request.body))
        return { data: await deskRecord(dependencies, access) }
      },
    )

    app.post(
      '/desk/applications/:id/offers/:offer/confirm',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Record that an insurer has confirmed an offer it was asked to bind, which makes it bound',
          operationId: 'confirmOffer',
          params: OfferParams,
          body: DeskConfirmation,
          response,
        },
      },
      async (request, reply) => {
        const { id, offer } = request.params
        const access = { ...(await actors.require(request, reply)), id }
        await withApplication(dependencies, access, (held) => confirmOffer(held, dependencies, offer, request.body))
        return { data: await deskRecord(dependencies, access) }
      },
    )

    app.post(
      '/desk/applications/:id/offers/:offer/ask-again',
      {
        config: writes,
        schema: {
          tags,
          summary:
            'Ask an insurer again that did not answer a request to bind: under the same key, so that it never binds twice',
          operationId: 'askOfferAgain',
          params: OfferParams,
          response,
        },
      },
      async (request, reply) => {
        const { id, offer } = request.params
        const access = { ...(await actors.require(request, reply)), id }
        await withApplication(dependencies, access, (held) => askOfferAgain(held, offer))
        return { data: await deskRecord(dependencies, access) }
      },
    )

    app.post(
      '/desk/applications/:id/bills/:bill',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Write down that an invoice was sent, a payment arrived, or money went back',
          operationId: 'changeBill',
          params: DeskBillParams,
          body: DeskBill,
          response,
        },
      },
      async (request, reply) => {
        const { id, bill } = request.params
        const access = { ...(await actors.require(request, reply)), id }
        await withApplication(dependencies, access, (held) => changeBillAtDesk(held, bill, request.body))
        return { data: await deskRecord(dependencies, access) }
      },
    )
  }
