import { BindReply, OfferParams, RequestBind, SaveBind } from '@coverwright/contract/binding/bind-requests'
import { dataOf } from '@coverwright/contract/data-of'
import { UploadHeaders } from '@coverwright/contract/uploads'
import { largestDocument } from '@coverwright/contract/values'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Notify } from '../../1-foundation/mails/notify.ts'
import type { PageAddress } from '../../1-foundation/site/page-address.ts'
import type { RecordEvent } from '../../1-foundation/webhooks/record-event.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import { acceptedFile, acceptFileBodies, checkAccessFirst, filePolicy } from '../../3-quoting/uploads/accepted-file.ts'
import type { ObjectStore } from '../../3-quoting/uploads/object-store.ts'
import type { VirusScanner } from '../../3-quoting/uploads/virus-scanner.ts'
import { addLossRuns } from './add-loss-runs.ts'
import { type BindDependencies, bindPageOf, findBindCase, openWithTerms } from './open-bind-page.ts'
import { requestBind } from './request-bind.ts'
import { saveRequirements } from './save-requirements.ts'

const tags = ['Binding']
const path = '/quote/:id/offers/:offer/bind'

type Dependencies = BindDependencies & {
  readonly actors: Actors
  readonly documents: ObjectStore
  readonly scanner: VirusScanner
  readonly notify: Notify
  readonly pageAddress: PageAddress
  readonly recordEvent: RecordEvent
}

/** From a chosen offer to the insurer's confirmation. */
export const bindRequestsRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, scanner } = dependencies

    app.get(
      path,
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'application-read' } },
        schema: {
          tags,
          summary: 'An insurer’s open requirements before it insures, or the outcome of the bind request',
          operationId: 'getBind',
          params: OfferParams,
          response: { 200: dataOf(BindReply), ...problems(404, 409, 422, 503) },
        },
      },
      async (request, reply) => {
        const { id, offer } = request.params
        const access = { ...(await actors.require(request, reply)), id }
        return { data: bindPageOf(dependencies, await openWithTerms(dependencies, access, offer)) }
      },
    )

    app.patch(
      path,
      {
        config: { policy: { permission: 'quote:submit', priority: 'save', repeat: 'same-state' } },
        schema: {
          tags,
          summary: 'Save any of an insurer’s requirements; those not sent stay as they are',
          operationId: 'saveBind',
          params: OfferParams,
          body: SaveBind,
          response: { 200: dataOf(BindReply), ...problems(400, 403, 404, 409, 413, 415, 422, 503) },
        },
      },
      async (request, reply) => {
        const { id, offer } = request.params
        const access = { ...(await actors.require(request, reply)), id }
        return { data: bindPageOf(dependencies, await saveRequirements(dependencies, access, offer, request.body)) }
      },
    )

    app.post(
      `${path}-request`,
      {
        config: {
          policy: {
            permission: 'quote:submit',
            rateLimit: { bucket: 'submission', allowance: 'quotes' },
            priority: 'save',
            repeat: 'same-state',
          },
        },
        schema: {
          tags,
          summary: 'Request that the insurer bind a chosen offer; repeating it changes nothing',
          operationId: 'requestBind',
          params: OfferParams,
          body: RequestBind,
          response: { 200: dataOf(BindReply), ...problems(400, 403, 404, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const { id, offer } = request.params
        const access = { ...(await actors.require(request, reply)), id }
        return { data: bindPageOf(dependencies, await requestBind(dependencies, access, offer, request.body)) }
      },
    )

    // Within its own scope, since a file comes as bytes and nothing else.
    app.register(async (files) => {
      const uploads: typeof app = files
      acceptFileBodies(uploads)
      uploads.patch(
        `${path}/loss_runs`,
        {
          onRequest: checkAccessFirst(async (request, reply, { id = '', offer = '' }) =>
            findBindCase(dependencies, { ...(await actors.require(request, reply)), id }, offer),
          ),
          bodyLimit: largestDocument,
          config: { policy: { permission: 'quote:submit', ...filePolicy } },
          schema: {
            tags,
            summary: 'Upload loss runs for the insurer of an offer; the body is the file itself',
            operationId: 'addLossRuns',
            consumes: ['application/octet-stream'],
            params: OfferParams,
            headers: UploadHeaders,
            response: { 200: dataOf(BindReply), ...problems(400, 403, 404, 409, 413, 415, 422) },
          },
        },
        async (request, reply) => {
          const { params } = request
          const access = { ...(await actors.require(request, reply)), id: params.id }
          const upload = await acceptedFile(scanner, request)
          return { data: bindPageOf(dependencies, await addLossRuns(dependencies, access, params.offer, upload)) }
        },
      )
    })
  }
