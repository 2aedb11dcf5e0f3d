import { OfferParams } from '@coverwright/contract/binding/bind-requests'
import { NewCertificate } from '@coverwright/contract/binding/offer-documents'
import {
  DeclineRenewal,
  NewPolicyRequest,
  PoliciesReply,
  PolicyRequestParams,
  PolicyRequestStep,
} from '@coverwright/contract/binding/policies'
import { dataOf } from '@coverwright/contract/data-of'
import { QuoteParams } from '@coverwright/contract/quotes'
import { UploadHeaders } from '@coverwright/contract/uploads'
import { largestDocument } from '@coverwright/contract/values'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import { requireQuote } from '../../3-quoting/quotes/require-quote.ts'
import { acceptedFile, acceptFileBodies, checkAccessFirst, filePolicy } from '../../3-quoting/uploads/accepted-file.ts'
import type { ObjectStore } from '../../3-quoting/uploads/object-store.ts'
import type { VirusScanner } from '../../3-quoting/uploads/virus-scanner.ts'
import { addFile } from '../add-file.ts'
import type { PdfPrinter } from '../documents/pdf-printer.ts'
import { declineRenewal } from './decline-renewal.ts'
import { type PolicyDependencies, readPolicies } from './hold-policy.ts'
import { issueCertificate } from './issue-certificate.ts'
import { advanceRequest, askOfPolicy, policyFilesField } from './policy-requests.ts'

const tags = ['Policies']

type Dependencies = PolicyDependencies & {
  readonly actors: Actors
  readonly documents: ObjectStore
  readonly scanner: VirusScanner
  readonly printer: Pick<PdfPrinter, 'print'>
}

const writes = { policy: { permission: 'quote:submit', priority: 'save', repeat: 'same-state' } } as const
const response = { 200: dataOf(PoliciesReply), ...problems(400, 403, 404, 409, 413, 415, 422) }

/** Policies: their renewal, and what their customers ask of the insurers. Every change replies with all of it. */
export const policiesRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, db, scanner } = dependencies

    app.get(
      '/quote/:id/policies',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'application-read' } },
        schema: {
          tags,
          summary: 'The policies of an application, their renewal, and requests to their insurers',
          operationId: 'getPolicies',
          params: QuoteParams,
          response: { 200: dataOf(PoliciesReply), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        return { data: await readPolicies(dependencies, { ...actor, id: request.params.id }) }
      },
    )

    app.post(
      '/quote/:id/policies/decline_renewal',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Decline the renewal of the policies, with a reason; they still run until their last day',
          operationId: 'declineRenewal',
          params: QuoteParams,
          body: DeclineRenewal,
          response,
        },
      },
      async (request, reply) => {
        const access = { ...(await actors.require(request, reply)), id: request.params.id }
        return { data: await declineRenewal(dependencies, access, request.body) }
      },
    )

    app.post(
      '/quote/:id/policies/:offer/requests',
      {
        config: writes,
        schema: {
          tags,
          summary:
            'Ask the insurer of a policy to change or cancel it. Nothing is in effect until the insurer confirms.',
          operationId: 'askOfPolicy',
          params: OfferParams,
          body: NewPolicyRequest,
          response,
        },
      },
      async (request, reply) => {
        const access = { ...(await actors.require(request, reply)), id: request.params.id }
        return { data: await askOfPolicy(dependencies, access, request.params.offer, request.body) }
      },
    )

    app.patch(
      '/quote/:id/policy_requests/:request',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Withdraw a request; at the desk, forward it or record the insurer’s answer',
          operationId: 'advancePolicyRequest',
          params: PolicyRequestParams,
          body: PolicyRequestStep,
          response,
        },
      },
      async (request, reply) => {
        const access = { ...(await actors.require(request, reply)), id: request.params.id }
        return { data: await advanceRequest(dependencies, access, request.params.request, request.body) }
      },
    )

    app.post(
      '/quote/:id/policies/:offer/certificates',
      {
        config: {
          policy: {
            permission: 'quote:submit',
            rateLimit: { bucket: 'document', allowance: 'quotes' },
            concurrency: 8,
            repeat: 'same-state',
          },
        },
        schema: {
          tags,
          summary: 'Issue a certificate of a confirmed policy to the named holder',
          description:
            'It confers no rights and changes nothing. It is stored and listed among the policy’s documents.',
          operationId: 'issueCertificate',
          params: OfferParams,
          body: NewCertificate,
          response,
        },
      },
      async (request, reply) => {
        const access = { ...(await actors.require(request, reply)), id: request.params.id }
        return { data: await issueCertificate(dependencies, access, request.params.offer, request.body) }
      },
    )

    // Within its own scope, since a file comes as bytes and nothing else.
    app.register(async (files) => {
      const uploads: typeof app = files
      acceptFileBodies(uploads)
      uploads.patch(
        '/quote/:id/policies/:offer/files',
        {
          onRequest: checkAccessFirst(async (request, reply, { id = '' }) => {
            const access = { ...(await actors.require(request, reply)), id }
            await requireQuote(db, access)
          }),
          bodyLimit: largestDocument,
          config: { policy: { permission: 'quote:submit', ...filePolicy } },
          schema: {
            tags,
            summary: 'Upload a file for a request about a policy, which then names it; the body is the file itself',
            operationId: 'addPolicyFile',
            consumes: ['application/octet-stream'],
            params: OfferParams,
            headers: UploadHeaders,
            response: {
              200: dataOf(Type.Object({ id: Type.String(), name: Type.String() })),
              ...problems(400, 403, 404, 413, 415, 422),
            },
          },
        },
        async (request, reply) => {
          const { params } = request
          const access = { ...(await actors.require(request, reply)), id: params.id }
          const upload = await acceptedFile(scanner, request)
          return { data: await addFile(dependencies, access, policyFilesField(params.offer), upload) }
        },
      )
    })
  }
