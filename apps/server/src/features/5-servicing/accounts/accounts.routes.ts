import { hasAccounts } from '@coverwright/catalogue/sites/site'
import { AccountParams, AccountReply } from '@coverwright/contract/accounts'
import { dataOf } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import { authenticate, missing } from '../../2-identity/access/refusals.ts'
import type { Asker, Askers } from '../../2-identity/sessions/asker.ts'
import type { Person } from '../../2-identity/users/staff.ts'
import type { QuoteReader } from '../../3-quoting/quotes/snapshot/opened-quote.ts'
import { accountApplications } from './account-applications.ts'

type Dependencies = { db: Database; reader: QuoteReader; askers: Askers; clock: () => Date }

const tags = ['Accounts']

export const accountsRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { askers } = dependencies

    app.get(
      '/account',
      {
        schema: {
          tags,
          summary: 'Who is signed in, with their applications, what was submitted and what came back',
          operationId: 'getAccount',
          response: { 200: dataOf(AccountReply), ...problems(401, 403, 404) },
        },
      },
      async (request, reply) => {
        refuseWithoutAccounts(askers.siteOf(request))
        const asker = await askers.known(request, reply)
        return { data: await accountReply(dependencies, asker, signedIn(asker)) }
      },
    )

    app.get(
      '/accounts/:uuid',
      {
        schema: {
          tags,
          summary: 'The same by the uuid of the account; anybody else’s is not there',
          operationId: 'getAccountByUuid',
          params: AccountParams,
          response: { 200: dataOf(AccountReply), ...problems(401, 403, 404, 422) },
        },
      },
      async (request, reply) => {
        refuseWithoutAccounts(askers.siteOf(request))
        const asker = await askers.known(request, reply)
        const person = signedIn(asker)
        if (person.account_uuid !== request.params.uuid) throw missing(asker, 'account')
        return { data: await accountReply(dependencies, asker, person) }
      },
    )
  }

/** At a site without accounts nobody has one, whoever asks. */
function refuseWithoutAccounts({ site }: ServedSite): void {
  if (!hasAccounts(site)) throw notFound('account')
}

/** While support helps somebody, the person who is helped. */
function signedIn({ person }: Asker): Person {
  if (!person) throw authenticate()
  return person
}

async function accountReply(dependencies: Dependencies, asker: Asker, person: Person): Promise<AccountReply> {
  const { account_uuid, email, first_name, last_name, phone } = person
  return {
    uuid: account_uuid,
    email,
    ...(first_name ? { first_name } : {}),
    ...(last_name ? { last_name } : {}),
    ...(phone ? { phone } : {}),
    applications: await accountApplications(dependencies, asker),
  }
}
