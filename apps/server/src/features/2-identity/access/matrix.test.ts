import { expect, it } from 'vitest'
import type { Browser, Reply } from '../../../testing/browser.ts'
import { createTargets } from '../../../testing/call-targets.ts'
import { machineWith, tokenFor } from '../../../testing/machine.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { Role } from '../roles/roles.ts'
import { isPermitted } from './permissions.ts'
import {
  type Calls,
  ownCalls,
  pick,
  publicCalls,
  quoteCallsOf,
  singleCalls,
  type Target,
  unknownTarget,
} from './testing-calls.ts'
import { comparable, countQueries } from './testing-replies.ts'

const { app, browser, db, clock, folder, insertSampleFirms } = await createTestApp()
const quoteCalls = quoteCallsOf(app)
await insertSampleFirms()
const { targetOf, refresh } = createTargets({ db, clock, folder })

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
// Its first call notes that the token is used.
await quarry.get('quote')
const visitor = browser()
await visitor.begin()

const [veras, danas, eves, ruths, priyas, hughs, acmes, ledgers] = await Promise.all(
  [vera, dana, eve, ruth, priya, hugh, acme, ledger].map((caller, position) => targetOf(caller, position + 1)),
)
if (!veras || !danas || !eves || !ruths || !priyas || !hughs || !acmes || !ledgers)
  throw new Error('Somebody has no quote')
const otherSite = (await imani.post('quote', {}, { host: 'agents.localhost' })).body.data
const far: Target = { ...unknownTarget(), id: otherSite._id, uuid: otherSite.uuid }

/** One of each role. */
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

/** Others’ quotes, by other ways to have one. */
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
const permissionOf = (operation: string) => app.operations.get(operation)?.policy.permission
/** One call of each permission. */
function differentCalls(calls: Calls): Calls {
  const ids = Object.keys(calls)
  const permissions = ids.map(permissionOf)
  return pick(
    calls,
    ids.filter((_id, index) => permissions.indexOf(permissions[index]) === index),
  )
}

const fewCalls: Calls = {
  ...differentCalls(quoteCalls),
  ...pick(quoteCalls, ['getQuote', 'getQuoteByUuid', 'listDocuments', 'saveQuote', 'getRenewalByUuid']),
}

const mayMake = (role: Role, operation: string): boolean => {
  const policy = app.operations.get(operation)?.policy
  return policy !== undefined && isPermitted(role, policy.permission)
}

/**
 * What a role may do is one rule for all calls, and which quotes it sees is another. So visitors and customers try every
 * call; the others try those that no customer may make, and show the two rules by a few.
 */
function callsBy(role: Role, calls: Calls, few: Calls): Calls {
  if (role === 'visitor' || role === 'customer') return calls
  const ofTheirs = Object.keys(calls).filter((id) => mayMake(role, id) && !mayMake('customer', id))
  return { ...few, ...pick(calls, ofTheirs) }
}

const refusals = new Set([401, 403, 404])
const storedRow = ({ id }: Target) => db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst()

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
  ...actors.map((actor) => ({ ...actor, calls: callsBy(actor.role, quoteCalls, fewCalls) })),
  ...furtherPairs.map((actor) => ({ ...actor, calls: fewCalls })),
]

it.each(tries)(
  '$name: calls about another’s quote, answered as if it did not exist: no word, no header and no work is different (R6, case B1, B6, B10, B12)',
  async ({ role, who, foreign: target, calls }) => {
    const wrong: unknown[] = []
    const before = await storedRow(target)
    for (const [operation, call] of Object.entries(calls)) {
      const foreign = await countQueries(() => call(who, target))
      const none = await countQueries(() => call(who, unknownTarget()))
      const expected = refusalOf(role, operation)
      const isAlike = JSON.stringify(foreign) === JSON.stringify(none)
      if (foreign.status !== expected || !isAlike) wrong.push([operation, expected, foreign, none])
    }
    expect(wrong).toEqual([])
    expect(await storedRow(target)).toEqual(before)
  },
)

/** The calls that take away what another one names. */
const takesAway = /^(removeDocument|removeOfferDocument|revokeLink|finishCustomerRequest|answerCustomerRequest)$/

it.each(tries.filter(({ own }) => own))(
  '$name: calls about a quote of theirs, if permitted (R6)',
  async ({ role, who, own, calls }) => {
    if (!own) return
    const wrong: unknown[] = []
    for (const [operation, call] of Object.entries(calls)) {
      const reply = await call(who, own)
      if (takesAway.test(operation)) await refresh(own)
      if (!isAsPermitted(role, operation, reply)) wrong.push([operation, comparable(reply)])
    }
    expect(wrong).toEqual([])
  },
)

it('refuses visitors without a session, and reveals nothing (R6, case B2)', async () => {
  for (const [operation, call] of Object.entries(fewCalls)) {
    const foreign = await call(browser(), danas)
    expect([operation, foreign.status]).toEqual([operation, 401])
    expect(comparable(foreign)).toEqual(comparable(await call(browser(), unknownTarget())))
  }
})

it.each(actors)('$name: calls about themselves as the table says (R6)', async ({ role, who, own }) => {
  const wrong: unknown[] = []
  const calls = callsBy(role, ownCalls, differentCalls(ownCalls))
  for (const [operation, call] of Object.entries(calls)) {
    const reply = await call(who, own ?? danas)
    if (!isAsPermitted(role, operation, reply)) wrong.push([operation, comparable(reply)])
  }
  expect(wrong).toEqual([])
})

/** Refusals of the caller, not of the content: a wrong code is refused to everybody. */
const refusedWho = new Set(['authenticate', 'forbidden', 'sign_in.over', 'impersonation.may_not', 'token.purpose'])

it.each(actors)(
  '$name: what anybody may request, for a machine except for browsers’ calls (R6)',
  async ({ role, who }) => {
    const wrong: unknown[] = []
    const calls = role === 'visitor' || role === 'partner' ? publicCalls : differentCalls(publicCalls)
    for (const [operation, call] of Object.entries(calls)) {
      const reply = await call(who, danas)
      const isRefused = refusedWho.has(reply.body?.code)
      if (isRefused === mayMake(role, operation) || reply.status >= 500) wrong.push([operation, comparable(reply)])
    }
    expect(wrong).toEqual([])
  },
)
