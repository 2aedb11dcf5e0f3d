import { hasAccounts } from '@coverwright/catalogue/sites/site'
import { AccountParams, AccountReply } from '@coverwright/contract/accounts'
import { dataOf } from '@coverwright/contract/data-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Reference } from '../../1-foundation/reference/reference.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import type { Actor, Actors } from '../../2-identity/actor/actor.ts'
import { businessReply } from '../../2-identity/registration/business-reply.ts'
import { listBusinesses } from '../../2-identity/registration/businesses.store.ts'
import { notFoundOrSignIn, signInRequired } from '../../2-identity/roles/refusals.ts'
import type { Person } from '../../2-identity/users/staff.ts'
import type { QuoteReader } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { accountApplications } from './account-applications.ts'
import { classOfBusiness } from './class-of-business.ts'

type Dependencies = {
  db: Database
  reader: QuoteReader
  reference: Reference
  encryptor: Encryptor
  actors: Actors
  clock: () => Date
}

const tags = ['Accounts']

export const accountsRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors } = dependencies

    app.get(
      '/account',
      {
        config: { policy: { permission: 'account:read', repeat: 'safe', audit: 'search' } },
        schema: {
          tags,
          summary: 'The signed-in user, with their applications, submissions and offers',
          operationId: 'getAccount',
          response: { 200: dataOf(AccountReply), ...problems(401, 403, 404) },
        },
      },
      async (request, reply) => {
        refuseWithoutAccounts(actors.siteOf(request))
        const actor = await actors.require(request, reply)
        return { data: await accountReply(dependencies, actor, signedIn(actor)) }
      },
    )

    app.get(
      '/accounts/:uuid',
      {
        config: { policy: { permission: 'account:read', repeat: 'safe', audit: 'search' } },
        schema: {
          tags,
          summary: 'The same by the uuid of the account; 404 for another user’s',
          operationId: 'getAccountByUuid',
          params: AccountParams,
          response: { 200: dataOf(AccountReply), ...problems(401, 403, 404, 422) },
        },
      },
      async (request, reply) => {
        refuseWithoutAccounts(actors.siteOf(request))
        const actor = await actors.require(request, reply)
        const person = signedIn(actor)
        if (person.account_uuid !== request.params.uuid) throw notFoundOrSignIn(actor, 'account')
        return { data: await accountReply(dependencies, actor, person) }
      },
    )
  }

/** At a site without accounts there is none for any actor. */
function refuseWithoutAccounts({ site }: ServedSite): void {
  if (!hasAccounts(site)) throw notFound('account')
}

/** While support helps somebody, the person who is helped. */
function signedIn({ person }: Actor): Person {
  if (!person) throw signInRequired()
  return person
}

async function accountReply(dependencies: Dependencies, actor: Actor, person: Person): Promise<AccountReply> {
  const { account_uuid, email, first_name, last_name, phone } = person
  return {
    uuid: account_uuid,
    email,
    ...(first_name ? { first_name } : {}),
    ...(last_name ? { last_name } : {}),
    ...(phone ? { phone } : {}),
    businesses: (await listBusinesses(dependencies.db, person.id)).map((row) => {
      const business = businessReply(dependencies.encryptor, row)
      const class_code_ref = classOfBusiness(dependencies.reference, business)
      return { ...business, ...(class_code_ref === undefined ? {} : { class_code_ref }) }
    }),
    applications: await accountApplications(dependencies, actor),
  }
}
