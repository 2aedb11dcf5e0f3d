import { dataOf } from '@coverwright/contract/data-of'
import { SupportCustomer, SupportCustomersQuery } from '@coverwright/contract/support/customers'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import type { Staff } from '../../2-identity/users/staff.ts'
import { findCustomers } from './find-customers.ts'

type Dependencies = { db: Database; actors: Actors; staff: Staff }

/** Whom support may help, for somebody who calls and has only the name of a business at hand. */
export const supportCustomersRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/support/customers',
      {
        config: { policy: { permission: 'impersonation:begin', concurrency: 8, repeat: 'safe', audit: 'search' } },
        schema: {
          tags: ['Support'],
          summary: 'Find customers of this site by data in their applications',
          operationId: 'findSupportCustomers',
          querystring: SupportCustomersQuery,
          response: { 200: dataOf(Type.Array(SupportCustomer)), ...problems(401, 403, 404, 422) },
        },
      },
      async (request, reply) => {
        const { site } = await dependencies.actors.require(request, reply)
        return { data: await findCustomers(dependencies, site, request.query.search) }
      },
    )
  }
