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
import type { BindingNoticeDependencies } from '../../4-binding/bind-requests/notify-of-binding.ts'
import { type ChangeAndReplyDependencies, changeAndReply } from './change-and-reply.ts'
import { addNote, addTask, assign, close, endTask, reopen } from './change-application.ts'
import { changeBillAtDesk } from './change-bill-at-desk.ts'
import { askOfferAgain, confirmOffer } from './confirm-offer.ts'
import { deskRecord } from './desk-record.ts'
import { enterAnswer } from './enter-answer.ts'

const tags = ['Desk']
const reads = { policy: { permission: 'desk', repeat: 'safe', audit: 'application-read' } } as const
const writes = {
  policy: { permission: 'desk', priority: 'save', repeat: 'same-state', audit: 'application-read' },
} as const
const response = { 200: dataOf(DeskRecord), ...problems(400, 401, 403, 404, 409, 413, 415, 422) }

/** One application at the host's desk. Every change replies with the whole record. */
export const deskRecordRoutes =
  (dependencies: ChangeAndReplyDependencies & BindingNoticeDependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, staff } = dependencies
    const change = changeAndReply(dependencies)

    app.get(
      '/desk/applications/:id',
      {
        config: reads,
        schema: {
          tags,
          summary: 'The full record of an application. Access is logged.',
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
          summary: 'Add a note that only the desk can read',
          operationId: 'addDeskNote',
          params: QuoteParams,
          body: NewNote,
          response,
        },
      },
      (request, reply) => change(request, reply, (application) => addNote(application, request.body)),
    )

    app.post(
      '/desk/applications/:id/tasks',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Add a task with a due date',
          operationId: 'addDeskTask',
          params: QuoteParams,
          body: NewTask,
          response,
        },
      },
      (request, reply) => change(request, reply, (application) => addTask(application, staff, request.body)),
    )

    app.patch(
      '/desk/applications/:id/tasks/:task',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Complete a task',
          operationId: 'finishDeskTask',
          params: TaskParams,
          response,
        },
      },
      (request, reply) => change(request, reply, (application) => endTask(application, request.params.task)),
    )

    app.patch(
      '/desk/applications/:id/owner',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Assign an application to a member of the desk or an agent, or unassign it',
          operationId: 'assignApplication',
          params: QuoteParams,
          body: NewOwner,
          response,
        },
      },
      (request, reply) => change(request, reply, (application) => assign(application, staff, request.body.email)),
    )

    app.post(
      '/desk/applications/:id/close',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Close an application with a reason; chosen offers are released',
          operationId: 'closeApplication',
          params: QuoteParams,
          body: Closing,
          response,
        },
      },
      (request, reply) => change(request, reply, (application) => close(application, request.body)),
    )

    app.post(
      '/desk/applications/:id/reopen',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Reopen a closed application',
          operationId: 'reopenApplication',
          params: QuoteParams,
          body: Reopening,
          response,
        },
      },
      (request, reply) => change(request, reply, (application) => reopen(application, request.body.note)),
    )

    app.post(
      '/desk/applications/:id/answers',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Record an insurer’s answer to the desk: a price, a referral, a question or a declination',
          description: 'For an insurer that was not asked, a new offer is created.',
          operationId: 'enterInsurerAnswer',
          params: QuoteParams,
          body: DeskAnswer,
          response,
        },
      },
      (request, reply) =>
        change(request, reply, (application) =>
          enterAnswer(application, dependencies, actors.siteOf(request), request.body),
        ),
    )

    app.post(
      '/desk/applications/:id/offers/:offer/confirm',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Record that an insurer has confirmed a bind request, which makes the offer bound',
          operationId: 'confirmOffer',
          params: OfferParams,
          body: DeskConfirmation,
          response,
        },
      },
      (request, reply) =>
        change(request, reply, (application) =>
          confirmOffer(application, dependencies, request.params.offer, request.body),
        ),
    )

    app.post(
      '/desk/applications/:id/offers/:offer/ask-again',
      {
        config: writes,
        schema: {
          tags,
          summary:
            'Repeat a bind request that an insurer did not answer, under the same key so that it never binds twice',
          operationId: 'askOfferAgain',
          params: OfferParams,
          response,
        },
      },
      (request, reply) => change(request, reply, (application) => askOfferAgain(application, request.params.offer)),
    )

    app.post(
      '/desk/applications/:id/bills/:bill',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Record that an invoice was sent, a payment arrived, or money was refunded',
          operationId: 'changeBill',
          params: DeskBillParams,
          body: DeskBill,
          response,
        },
      },
      (request, reply) =>
        change(request, reply, (application) => changeBillAtDesk(application, request.params.bill, request.body)),
    )
  }
