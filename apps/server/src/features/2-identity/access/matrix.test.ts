import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Browser, Reply } from '../../../testing/browser.ts'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { machineWith, tokenFor } from '../../../testing/machine.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { createDiskStore } from '../../3-quoting/uploads/disk-store.ts'
import { noDetails } from '../../4-binding/submissions/submissions.store.ts'
import { sampleUuids } from '../../samples/sample-firms/sample-firms.ts'
import type { Role } from '../roles/roles.ts'
import { isPermitted } from './permissions.ts'
import { ownCalls, pick, publicCalls, quoteCallsOf, singleCalls, type Target, unknownTarget } from './testing-calls.ts'

const { app, browser, db, clock, folder, insertSampleFirms } = await createTestApp()
const quoteCalls = quoteCallsOf(app)
await insertSampleFirms()
const files = createDiskStore(folder)

type Actor = {
  readonly name: string
  readonly role: Role
  readonly who: Browser
  /** A quote of theirs. */
  readonly own?: Target
  readonly foreign: Target
}

const helpWith = { email: 'dana@shop.example', reason: 'She cannot find the last page.' }

const machine = async (newToken: { partner: string; agencyId?: string }) =>
  machineWith((await tokenFor(db, clock.now, newToken)).token, browser())

async function signedIn(email: string): Promise<Browser> {
  const caller = browser()
  await signInAs(caller, email)
  return caller
}

/** Somebody's quote, renewal, document and link. */
async function targetOf(caller: Browser, number: number): Promise<Target> {
  const quote = await fillQuote(caller, painter, '/insurance')
  const { invitation, submission } = sampleUuids({ number })
  const link = { uuid: invitation, quote_submission_uuid: submission }
  const renewal = (await caller.post('renewal/quote', link)).body.data
  const target = {
    id: quote._id,
    uuid: quote.uuid,
    renewalId: renewal._id,
    renewalUuid: renewal.uuid,
    invitation: link,
    document: randomUUID(),
    link: randomUUID(),
  }
  await insertOffer(target.id)
  await refresh(target)
  return target
}

/** An offer of a quote, under the same uuid, for documents to belong to. */
async function insertOffer(id: string): Promise<void> {
  const snapshot = { steps: [], answers: {}, facts: {}, disclosures: [], submitted_by: 'test', site: { id: 'default' } }
  await db
    .insertInto('submissions')
    .values({ uuid: id, quote_id: id, number: 1, created_at: clock.now, snapshot: JSON.stringify(snapshot), hash: '' })
    .execute()
  await db
    .insertInto('offers')
    .values({
      ...{
        uuid: id,
        submission_uuid: id,
        position: 0,
        line: 'gl',
        carrier: 'hartford',
        state: 'quoted',
        stage: 'open',
      },
      ...{ reply: JSON.stringify(noDetails), version: 0, revision: 0, created_at: clock.now },
    })
    .execute()
}

/** Puts the document and the link there again that a call has taken away. */
async function refresh({ id, document, link }: Target): Promise<void> {
  const bytes = Buffer.from('%PDF-1.7')
  const file = { id: document, name: 'plan.pdf', size: bytes.length, kind: 'pdf' }
  const answer = JSON.stringify({ documents: { financials: [file] } })
  await files.put(document, bytes)
  await sql`update quotes set answers = jsonb_set(answers, '{directors_and_officers}', ${answer}::jsonb) where id = ${id}`.execute(
    db,
  )
  await db
    .insertInto('quote_documents')
    .values({
      ...file,
      quote_id: id,
      field: 'directors_and_officers.documents.financials',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      created_at: clock.now,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await db
    .insertInto('offer_documents')
    .values({
      ...{ id: document, offer_uuid: id, quote_id: id, kind: 'binder', source: 'desk', name: 'Binder.pdf' },
      ...{ format: 'pdf', size: bytes.length, sha256: 'none', created_at: clock.now },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await db.deleteFrom('retrieval_links').where('quote_id', '=', id).execute()
  await db.deleteFrom('desk_requests').where('quote_id', '=', id).execute()
  const times = { created_at: clock.now, expires_at: new Date(clock.now.getTime() + 1e9), revoked_at: null }
  await db
    .insertInto('retrieval_links')
    .values({ uuid: link, quote_id: id, email: 'nobody@shop.example', purpose: 'save', created_by: 'test', ...times })
    .execute()
  const question = { at: clock.now, author: 'test', kind: 'question' as const, text: 'How many vans?' }
  const open = { answered_at: null, answer: null, document_id: null, done_at: null, done_by: null }
  await db
    .insertInto('desk_requests')
    .values({ id: link, quote_id: id, ...question, ...open })
    .execute()
}

const vera = browser()
const dana = await signedIn('dana@shop.example')
const eve = await signedIn('eve@shop.example')
const ruth = await signedIn('agent@quarry-street.example')
const mateo = await signedIn('subagent@quarry-street.example')
const priya = await signedIn('agent@fern-hollow.example')
const hugh = await signedIn('solo.agent@selfserve.example')
const imani = await signedIn('callcenter@coverwright.example')
const noel = await signedIn('support@coverwright.example')
const helper = await signedIn('support@coverwright.example')
await helper.post('support/impersonation', helpWith)
const amara = await signedIn('desk@coverwright.example')
const lena = await signedIn('operator@coverwright.example')
const acme = await machine({ partner: 'acme' })
const ledger = await machine({ partner: 'ledger' })
const quarry = await machine({ partner: 'acme', agencyId: 'quarry-street' })
const visitor = browser()
await visitor.begin()

const [veras, danas, eves, ruths, priyas, hughs, acmes, ledgers] = await Promise.all(
  [vera, dana, eve, ruth, priya, hugh, acme, ledger].map((caller, position) => targetOf(caller, position + 1)),
)
if (!veras || !danas || !eves || !ruths || !priyas || !hughs || !acmes || !ledgers)
  throw new Error('Somebody has no quote')
const otherSite = (await imani.post('quote', {}, { host: 'agents.localhost' })).body.data
const far: Target = { ...unknownTarget(), id: otherSite._id, uuid: otherSite.uuid }

/** One of each role, who make every call. */
const actors: readonly Actor[] = [
  { name: 'a visitor', role: 'visitor', who: vera, own: veras, foreign: danas },
  { name: 'a customer', role: 'customer', who: dana, own: danas, foreign: eves },
  { name: 'an agent', role: 'agent', who: ruth, own: ruths, foreign: priyas },
  { name: 'a sub-agent', role: 'sub_agent', who: mateo, own: ruths, foreign: priyas },
  { name: 'a self-service agent', role: 'self_service_agent', who: hugh, own: hughs, foreign: ruths },
  { name: 'a platform agent', role: 'platform_agent', who: imani, own: ruths, foreign: far },
  { name: 'the desk', role: 'desk', who: amara, own: danas, foreign: far },
  { name: 'a machine', role: 'partner', who: acme, own: acmes, foreign: ledgers },
  { name: 'support', role: 'support', who: noel, foreign: danas },
  { name: 'an operator', role: 'operator', who: lena, foreign: danas },
  { name: 'support that helps', role: 'impersonator', who: helper, own: danas, foreign: eves },
]

/** Others’ quotes, by other ways to have one. Which quotes a role sees is one rule for all calls: a few show it. */
const furtherPairs: readonly Actor[] = [
  { name: 'a visitor without a quote', role: 'visitor', who: visitor, foreign: veras },
  { name: 'a visitor, of an agency’s', role: 'visitor', who: vera, foreign: ruths },
  { name: 'a customer, of a visitor’s', role: 'customer', who: eve, own: eves, foreign: veras },
  { name: 'a customer, of an agency’s', role: 'customer', who: eve, foreign: ruths },
  { name: 'an agent of another agency', role: 'agent', who: priya, own: priyas, foreign: ruths },
  { name: 'an agent, of a customer’s', role: 'agent', who: ruth, foreign: danas },
  { name: 'a platform agent, with a customer’s', role: 'platform_agent', who: imani, own: danas, foreign: far },
  { name: 'the desk, with an agency’s', role: 'desk', who: amara, own: ruths, foreign: far },
  { name: 'a machine, of a visitor’s', role: 'partner', who: acme, foreign: veras },
  { name: 'a machine, of an agency’s', role: 'partner', who: ledger, own: ledgers, foreign: ruths },
  { name: 'a machine of its agency', role: 'partner', who: quarry, own: ruths, foreign: priyas },
  { name: 'a machine of an agency, of its partner’s', role: 'partner', who: quarry, foreign: acmes },
  { name: 'support that helps, of an agency’s', role: 'impersonator', who: helper, foreign: ruths },
]
const fewCalls = pick(quoteCalls, ['getQuote', 'getQuoteByUuid', 'listDocuments', 'saveQuote', 'getRenewalByUuid'])

const mayMake = (role: Role, operation: string): boolean => {
  const policy = app.operations.get(operation)?.policy
  return policy !== undefined && isPermitted(role, policy.permission)
}

const refusals = new Set([401, 403, 404])
/** A refusal without the number of the request. */
const withoutInstance = ({ status, body }: Reply) => ({ status, body: { ...body, instance: undefined } })

const refusalOf = (role: Role, operation: string): number => {
  if (role === 'visitor') return 401
  return mayMake(role, operation) ? 404 : 403
}

const isAsPermitted = (role: Role, operation: string, { status }: Reply): boolean =>
  mayMake(role, operation) ? !refusals.has(status) && status < 500 : status === refusalOf(role, operation)

it('makes each served call, in one of its lists (R6)', () => {
  const operationIds = [quoteCalls, ownCalls, publicCalls].flatMap((list) => Object.keys(list))
  const ids = [...operationIds, ...singleCalls].map((id) => id.split('_')[0])
  expect([...app.operations.keys()].filter((id) => !ids.includes(id.split('_')[0]))).toEqual([])
})

it('has one policy for the questions of all insurers, of which the table asks one (R6)', () => {
  const policies = [...app.operations].flatMap(([id, { policy }]) => (id.startsWith('getQuestions_') ? [policy] : []))
  expect(policies.length).toBeGreaterThan(1)
  expect(policies).toEqual(policies.map(() => policies[0]))
})

const tries = [
  ...actors.map((actor) => ({ ...actor, calls: quoteCalls, which: 'every call' })),
  ...furtherPairs.map((actor) => ({ ...actor, calls: fewCalls, which: 'a few calls' })),
]

it.each(tries)(
  '$name: $which about another’s quote, answered as if it did not exist (R6, case B1, B6, B10, B12)',
  async ({ role, who, foreign: target, calls }) => {
    const wrong: unknown[] = []
    for (const [operation, call] of Object.entries(calls)) {
      const foreign = await call(who, target)
      const none = await call(who, unknownTarget())
      const expected = refusalOf(role, operation)
      const isAlike = JSON.stringify(withoutInstance(foreign)) === JSON.stringify(withoutInstance(none))
      if (foreign.status !== expected || !isAlike)
        wrong.push([operation, expected, withoutInstance(foreign), withoutInstance(none)])
    }
    expect(wrong).toEqual([])
  },
)

/** The calls that take away what another one names. */
const takesAway = /^(removeDocument|removeOfferDocument|revokeLink|finishCustomerRequest|answerCustomerRequest)$/

it.each(tries.filter(({ own }) => own))(
  '$name: $which about a quote of theirs, if permitted (R6)',
  async ({ role, who, own, calls }) => {
    if (!own) return
    const wrong: unknown[] = []
    for (const [operation, call] of Object.entries(calls)) {
      const reply = await call(who, own)
      if (takesAway.test(operation)) await refresh(own)
      if (!isAsPermitted(role, operation, reply)) wrong.push([operation, withoutInstance(reply)])
    }
    expect(wrong).toEqual([])
  },
)

it('refuses visitors without a session, and reveals nothing (R6, case B2)', async () => {
  for (const [operation, call] of Object.entries(quoteCalls)) {
    const foreign = await call(browser(), danas)
    expect([operation, foreign.status]).toEqual([operation, 401])
    expect(withoutInstance(foreign)).toEqual(withoutInstance(await call(browser(), unknownTarget())))
  }
})

it.each(actors)('$name: every call about themselves as the table says (R6)', async ({ role, who, own }) => {
  const wrong: unknown[] = []
  for (const [operation, call] of Object.entries(ownCalls)) {
    const reply = await call(who, own ?? danas)
    if (!isAsPermitted(role, operation, reply)) wrong.push([operation, withoutInstance(reply)])
  }
  expect(wrong).toEqual([])
})

/** Refusals of the caller, not of the content: a wrong code is refused to everybody. */
const refusedWho = new Set(['authenticate', 'forbidden', 'sign_in.over', 'impersonation.may_not', 'token.purpose'])

const permissionOf = (operation: string) => app.operations.get(operation)?.policy.permission
const publicIds = Object.keys(publicCalls)
/** One call of each permission: roles that are people differ by no more. */
const differentIds = publicIds.filter(
  (id, index) => publicIds.findIndex((each) => permissionOf(each) === permissionOf(id)) === index,
)
const whoTryAll: readonly Role[] = ['visitor', 'customer', 'agent', 'partner']

it.each(actors)(
  '$name: what anybody may request, for a machine except for browsers’ calls (R6)',
  async ({ role, who }) => {
    const wrong: unknown[] = []
    const calls = whoTryAll.includes(role) ? publicCalls : pick(publicCalls, differentIds)
    for (const [operation, call] of Object.entries(calls)) {
      const reply = await call(who, danas)
      const isRefused = refusedWho.has(reply.body?.code)
      if (isRefused === mayMake(role, operation) || reply.status >= 500) wrong.push([operation, withoutInstance(reply)])
    }
    expect(wrong).toEqual([])
  },
)
