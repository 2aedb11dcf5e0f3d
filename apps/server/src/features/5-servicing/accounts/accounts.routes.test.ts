import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { offersOf } from '../../../testing/offers-of.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, db, work } = await createTestApp()

const email = 'rosa@bluedoor.example'
let rosa: Browser
let account: string
// biome-ignore lint/suspicious/noExplicitAny: quotes as they came over the wire
let draft: any, submittedQuote: any

beforeAll(async () => {
  rosa = browser()
  submittedQuote = await fillQuote(rosa)
  await rosa.patch(`quote/${submittedQuote._id}/finish_form`, {
    attestation: { accepted: true, text_keys: ['page.attestation.general'] },
  })
  const stop = await work()
  await offersOf(rosa, submittedQuote.uuid)
  await stop()
  draft = await fillQuote(rosa, undefined, '/insurance')
  account = (await signInAs(rosa, email)).account_uuid ?? ''
})

it('shows a person their applications with submissions and offers, wherever they began them (S9)', async () => {
  const elsewhere = browser()
  await signInAs(elsewhere, email)
  const { status, body } = await elsewhere.get('account')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ uuid: account, email })
  const sentApplication = body.data.applications.find(({ id }: { id: string }) => id === submittedQuote._id)
  const open = body.data.applications.find(({ id }: { id: string }) => id === draft._id)
  expect(body.data.applications).toHaveLength(2)
  expect(sentApplication).toMatchObject({
    uuid: submittedQuote.uuid,
    company_name: 'Blue Door Painting LLC',
    application_type: 'new',
    completed: true,
    progress: 100,
    insurance_types: ['General Liability'],
    submissions: [{ number: 1 }],
    documents: [],
  })
  const offers = (await rosa.get(`quote/uuid/${submittedQuote.uuid}`)).body.data.offers
  expect(sentApplication.submissions[0].offers).toEqual(offers)
  expect(offers.length).toBeGreaterThan(1)
  expect(open).toMatchObject({ completed: false, max_step: '/insurance', submissions: [], insurance_types: [] })
  expect(open.step_label).toBe('Coverage')
  expect(open.progress).toBeGreaterThan(0)
  expect(open.progress).toBeLessThan(100)
})

it('shows an account by its uuid to its person, and to nobody else (S9)', async () => {
  expect((await rosa.get(`accounts/${account}`)).body).toEqual((await rosa.get('account')).body)
  const other = browser()
  await signInAs(other, 'someone@else.example')
  const [foreign, unknownReply] = [await other.get(`accounts/${account}`), await other.get(`accounts/${randomUUID()}`)]
  expect(foreign.status).toBe(404)
  expect({ ...foreign.body, instance: '' }).toEqual({ ...unknownReply.body, instance: '' })
  const visitor = browser()
  await visitor.begin()
  expect((await visitor.get(`accounts/${account}`)).status).toBe(401)
  expect((await browser().get('account')).status).toBe(401)
  const agent = browser()
  await signInAs(agent, 'agent@quarry-street.example')
  expect((await agent.get(`accounts/${account}`)).status).toBe(403)
  expect((await rosa.get('accounts/1')).status).toBe(404)
})

it('shows support the account of the person they help (R6)', async () => {
  const support = browser()
  const { id } = await signInAs(support, 'support@coverwright.example')
  expect((await support.get('account')).status).toBe(403)
  const customerRow = await db.selectFrom('people').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await db
    .updateTable('sign_ins')
    .set({
      acts_as: customerRow.id,
      acts_reason: 'asked for help by phone',
      acts_since: new Date('2026-11-20T18:00:00Z'),
    })
    .where('person_id', '=', id ?? '')
    .execute()
  const { status, body } = await support.get(`accounts/${account}`)
  expect(status).toBe(200)
  expect(body.data.email).toBe(email)
  expect(body.data.applications).toHaveLength(2)
})

it('lists a person’s own applications first, whatever others named their address on (S9, case P6)', async () => {
  const stranger = browser()
  // What is encrypted opens in its own quote alone.
  const quote = await fillQuote(stranger, { ...painter, employer_id: undefined }, '/insurance')
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', quote._id).executeTakeFirstOrThrow()
  const plantedQuotes = Array.from({ length: 205 }, () => ({
    ...row,
    answers: JSON.stringify(row.answers),
    question_sets: JSON.stringify(row.question_sets),
    carried: null,
    id: randomUUID(),
    uuid: randomUUID(),
    updated_at: new Date(Date.UTC(2031, 0, 1)),
  }))
  await db.insertInto('quotes').values(plantedQuotes).execute()
  const person = browser()
  await signInAs(person, email)
  const { applications } = (await person.get('account')).body.data
  expect(
    applications
      .slice(0, 2)
      .map(({ id }: { id: string }) => id)
      .toSorted(),
  ).toEqual([draft._id, submittedQuote._id].toSorted())
  const exportReply = await person.get('account/export')
  expect(exportReply.status).toBe(200)
  expect(exportReply.body.applications.length).toBeGreaterThan(200)
})

it('lists what was sent last first, without documents taken out; what is handed out has both, as they came (S9, case D12)', async () => {
  const quote_id = submittedQuote._id
  const [first] = await db.selectFrom('submissions').selectAll().where('quote_id', '=', quote_id).execute()
  const again = { ...first, uuid: randomUUID(), number: 2, snapshot: JSON.stringify(first?.snapshot) }
  await db
    .insertInto('submissions')
    .values(Object.assign({}, first, again))
    .execute()
  const paper = {
    quote_id,
    field: 'papers',
    kind: 'pdf',
    size: 5,
    sha256: 'a',
    created_at: new Date(Date.UTC(2026, 0)),
  }
  const [remaining, removedId] = [randomUUID(), randomUUID()]
  await db
    .insertInto('quote_documents')
    .values([
      { ...paper, id: removedId, name: 'removed.pdf', removed_at: paper.created_at },
      { ...paper, id: remaining, name: 'kept.pdf', removed_at: null },
    ])
    .execute()
  await db
    .updateTable('quotes')
    .set({
      answers: JSON.stringify({ ...(await answersOf(quote_id)), papers: [{ id: remaining }, { id: removedId }] }),
    })
    .where('id', '=', quote_id)
    .execute()
  const application = (await rosa.get('account')).body.data.applications.find(
    ({ id }: { id: string }) => id === quote_id,
  )
  const handedOver = (await rosa.get('account/export')).body.applications.find(
    ({ id }: { id: string }) => id === quote_id,
  )
  const numbers = (submissions: readonly { number: number }[]) => submissions.map(({ number }) => number)
  const names = (documents: readonly { name: string }[]) => documents.map(({ name }) => name).toSorted()
  expect([numbers(application.submissions), names(application.documents)]).toEqual([[2, 1], ['kept.pdf']])
  expect([numbers(handedOver.submissions), names(handedOver.documents)]).toEqual([
    [1, 2],
    ['kept.pdf', 'removed.pdf'],
  ])
  expect(Object.keys(handedOver.documents[0])).toEqual(['id', 'name', 'size', 'created_at', 'removed_at'])
})

async function answersOf(quote: string) {
  return (await db.selectFrom('quotes').select('answers').where('id', '=', quote).executeTakeFirstOrThrow()).answers
}

it('says when an application was closed (S9)', async () => {
  const closed_at = new Date('2026-11-20T10:00:00Z')
  const closedColumns = { closed_at, closed_reason: 'business_ended' } as const
  await db.updateTable('quotes').set(closedColumns).where('id', '=', draft._id).execute()
  const { applications } = (await rosa.get('account')).body.data
  const dates = applications.map((each: { id: string; closed_at?: string }) => [each.id, each.closed_at])
  expect(Object.fromEntries(dates)).toEqual({ [submittedQuote._id]: undefined, [draft._id]: closed_at.toISOString() })
})
