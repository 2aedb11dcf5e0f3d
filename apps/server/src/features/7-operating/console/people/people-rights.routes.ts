import { ErasureReply } from '@coverwright/contract/accounts'
import { PersonAsked, PersonFound } from '@coverwright/contract/console/people'
import { dataOf } from '@coverwright/contract/data-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import { type Actors, actorPseudonym } from '../../../2-identity/actor/actor.ts'
import {
  type Dependencies,
  erasePersonAsked,
  exportPersonAsked,
  findPersonAsked,
  type PersonRequest,
} from './people-rights.ts'

const tags = ['Console']
const policy = { permission: 'console', concurrency: 2, repeat: 'repeatable', audit: 'by-handler' } as const
const refusals = problems(401, 403, 404, 422)

/** Export and erasure for somebody who asks by letter, by an agent, or whose heirs do. */
export const peopleRightsRoutes =
  (dependencies: Dependencies & { actors: Actors }): FastifyPluginAsyncTypebox =>
  async (app) => {
    const personAsked = async (
      request: FastifyRequest<{ Body: PersonAsked }>,
      reply: FastifyReply,
    ): Promise<PersonRequest> => {
      const actor = await dependencies.actors.require(request, reply)
      return { by: actorPseudonym(actor), site: actor.site, request: request.body }
    }

    app.post(
      '/console/people/find',
      {
        config: { policy },
        schema: {
          tags,
          summary: 'What is stored about a person and what an erasure would leave, for a reason that is recorded',
          operationId: 'findPerson',
          body: PersonAsked,
          response: { 200: dataOf(PersonFound), ...refusals },
        },
      },
      async (request, reply) => ({ data: await findPersonAsked(dependencies, await personAsked(request, reply)) }),
    )

    app.post(
      '/console/people/export',
      {
        config: { policy },
        schema: {
          tags,
          summary: 'Export all data about a person, as they would themselves',
          description: 'Verify the identity of the person asking first. The export and its reason are recorded.',
          operationId: 'exportPerson',
          body: PersonAsked,
          response: {
            200: {
              description: 'A JSON text, for people and programs',
              content: { 'application/json': { schema: Type.Unsafe<string>({ type: 'object' }) } },
            },
            ...refusals,
          },
        },
      },
      async (request, reply) =>
        reply
          .type('application/json; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(await exportPersonAsked(dependencies, await personAsked(request, reply))),
    )

    app.post(
      '/console/people/erase',
      {
        config: { policy },
        schema: {
          tags,
          summary: 'Erase the data about a person that need not be kept, as they could themselves',
          description:
            'Verify the identity of the person asking first. Drafts are erased at once; submitted applications and those under a legal hold stay as long as they have to be kept. No mail is sent.',
          operationId: 'erasePerson',
          body: PersonAsked,
          response: { 200: dataOf(ErasureReply), ...refusals },
        },
      },
      async (request, reply) => ({ data: await erasePersonAsked(dependencies, await personAsked(request, reply)) }),
    )
  }
