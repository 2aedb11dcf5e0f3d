import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asAgent } from '../../../../testing/as-agent.ts'
import type { Browser } from '../../../../testing/browser.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { eraseQuote } from '../../../6-compliance/data-rights/erasure.store.ts'

const secretKeys = [randomBytes(32)] as const
/** The server that has the quote in its cache, and another one where access is lost: neither notifies the other. */
const warm = await createTestApp({ secretKeys })
const other = await createTestApp({ secretKeys, database: warm.database })
const { db, clock } = warm
const agency = { host: 'agents.localhost', agent: 'agent@quarry-street.example' }
const support = 'support@coverwright.example'
let count = 0
const someone = () => `person${++count}@shop.example`

type AccessedQuote = { readonly who: Browser; readonly id: string }

/** The same browser at the other server. */
function elsewhere({ jar }: Browser, host?: string): Browser {
  const otherVisitor = other.browser(host)
  for (const [name, value] of jar) otherVisitor.jar.set(name, value)
  return otherVisitor
}

async function visitor(): Promise<AccessedQuote> {
  const caller = warm.browser()
  return { who: caller, id: (await caller.begin())._id }
}

async function customer(): Promise<AccessedQuote & { readonly email: string }> {
  const access = await visitor()
  const email = someone()
  await signInAs(access.who, email)
  return { ...access, email }
}

/** A customer who was sent a link to somebody else's quote, and only looked at it. */
async function sentLink(): Promise<AccessedQuote & { readonly owner: AccessedQuote; readonly link: string }> {
  const owner = await visitor()
  const email = someone()
  const { body } = await owner.who.post(`quote/${owner.id}/links`, { email })
  const caller = warm.browser()
  await signInAs(caller, email)
  expect((await caller.get(`quote/uuid/${body.data.uuid}`)).status).toBe(200)
  return { who: caller, id: owner.id, owner, link: body.data.uuid }
}

async function agent(): Promise<AccessedQuote> {
  const caller = warm.browser(agency.host)
  await signInAs(caller, agency.agent)
  return { who: caller, id: (await asAgent(caller).begin())._id }
}

async function helper(): Promise<AccessedQuote & { readonly person: string }> {
  const { id, email } = await customer()
  const caller = warm.browser()
  await signInAs(caller, support)
  const helping = await caller.post('support/impersonation', { email, reason: 'They asked for help by phone' })
  expect(helping.status).toBe(200)
  return { who: caller, id, person: email }
}

const changeQuote = (id: string, change: object) => db.updateTable('quotes').set(change).where('id', '=', id).execute()

/** Each begins with a warm cache, and loses access where the server with the cache does not see it. */
const losing: Readonly<Record<string, () => Promise<AccessedQuote & { readonly lose: () => Promise<unknown> }>>> = {
  'the session is over': async () => {
    const access = await visitor()
    const { session_id } = await rowOf(access.id)
    const lose = () =>
      db
        .updateTable('sessions')
        .set({ expires_at: new Date(clock.now.getTime() - 1) })
        .where('id', '=', session_id)
        .execute()
    return { ...access, lose }
  },
  'they sign out': async () => {
    const access = await customer()
    return { ...access, lose: () => elsewhere(access.who).post('sign-out') }
  },
  'somebody signs in at their browser, and the quote is theirs': async () => {
    const access = await visitor()
    return { ...access, lose: () => signInAs(elsewhere(access.who), someone()) }
  },
  'somebody else claims it': async () => {
    const access = await visitor()
    const { email } = await customer()
    const person = await db.selectFrom('people').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    return { ...access, lose: () => changeQuote(access.id, { person_id: person.id }) }
  },
  'the quote goes along with another session': async () => {
    const access = await visitor()
    return { ...access, lose: () => changeQuote(access.id, { session_id: randomUUID() }) }
  },
  'their link is revoked': async () => {
    const access = await sentLink()
    return { ...access, lose: () => access.owner.who.delete(`quote/${access.id}/links/${access.link}`) }
  },
  'their link is over': async () => {
    const access = await sentLink()
    const lose = () =>
      db.updateTable('retrieval_links').set({ expires_at: clock.now }).where('uuid', '=', access.link).execute()
    return { ...access, lose }
  },
  'what let their browser in is taken back': async () => {
    const { id } = await visitor()
    const access = await visitor()
    const { session_id } = await rowOf(access.id)
    await db.insertInto('quote_access').values({ quote_id: id, session_id, granted_at: clock.now }).execute()
    const lose = () => db.deleteFrom('quote_access').where('quote_id', '=', id).execute()
    return { who: access.who, id, lose }
  },
  'their account is disabled': async () => {
    const access = await customer()
    const lose = () =>
      db.updateTable('people').set({ disabled_at: clock.now }).where('email', '=', access.email).execute()
    return { ...access, lose }
  },
  'the agent leaves': async () => {
    const access = await agent()
    const lose = () => db.updateTable('people').set({ email: someone() }).where('email', '=', agency.agent).execute()
    return { ...access, lose }
  },
  'it is handed over to another agency': async () => {
    const access = await agent()
    return { ...access, lose: () => changeQuote(access.id, { agency_id: 'another', agent_id: null }) }
  },
  'support stops helping': async () => {
    const access = await helper()
    return { ...access, lose: () => elsewhere(access.who).delete('support/impersonation') }
  },
  'it is erased': async () => {
    const access = await visitor()
    const lose = () =>
      db.transaction().execute(async (trx) => {
        await trx.selectFrom('quotes').select('id').where('id', '=', access.id).forUpdate().execute()
        await eraseQuote(trx, access.id, { reason: 'asked', now: clock.now })
      })
    return { ...access, lose }
  },
}

const rowOf = (id: string) => db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const save = ({ who, id }: AccessedQuote, partner: string) => who.patch(`quote/${id}`, { partner }, { 'if-match': '*' })

test.for(Object.keys(losing))('with a warm cache: %s, and access is lost (R3, R6, case B1, B2)', async (way) => {
  const access = await losing[way]?.()
  if (!access) throw new Error(`There is no way ${way}`)
  const isLink = way.startsWith('their link')
  // Writing would make the quote theirs, so a visitor who came by a link only reads it.
  const before = isLink ? await access.who.get(`quote/${access.id}`) : await save(access, 'before')
  expect(before.status, JSON.stringify(before.body)).toBe(200)
  await access.lose()
  const saveReply = await save(access, 'after')
  expect([401, 403, 404], JSON.stringify(saveReply.body)).toContain(saveReply.status)
  const read = await access.who.get(`quote/${access.id}`)
  expect([401, 403, 404]).toContain(read.status)
  const row = await db.selectFrom('quotes').select('partner').where('id', '=', access.id).executeTakeFirst()
  expect(row?.partner).not.toBe('after')
})
