import type { AnswerState } from '@coverwright/core/lifecycle/insurer-answer'
import type { NextStep, WaitsFor } from '@coverwright/core/lifecycle/next-step'
import { expect, it, vi } from 'vitest'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { StoredStage } from '../../4-binding/submissions/submissions.tables.ts'
import { createTestDesk } from './testing-desk.ts'

const app = await createTestApp()
const { browser, clock, db, pool } = app
const { amara, submitted, record, rows, act } = await createTestDesk(app)
const ids = async (query = '') => (await rows(query)).map(({ id }: { id: string }) => id)

type Offer = { readonly state?: AnswerState; readonly stage?: StoredStage; readonly until?: string }
type Facts = {
  readonly offers?: Offer
  /** Another insurer's answer for the same line. */
  readonly rival?: Offer
  /** The last day of what is bound, in days from now. */
  readonly endsIn?: number
  readonly quote?: object
  readonly answers?: Readonly<Record<string, unknown>>
  readonly task?: true
}

const soon = '2020-01-01'
const late = '2999-01-01'
const hoursAgo = (hours: number) => new Date(clock.now.getTime() - hours * 3_600_000)

const dayIn = (days: number) =>
  hoursAgo(-24 * days)
    .toISOString()
    .slice(0, 10)

const confirmationOf = (offer_uuid: string, effective_to: string) => ({
  offer_uuid,
  reference: 'B-1',
  effective_from: '2020-01-01',
  effective_to,
  channel: 'desk' as const,
  actor: 'somebody',
  message: null,
  confirmed_at: clock.now,
})

/** The stored facts of an application, and its queue. The first that matches counts. */
const table: readonly (readonly [string, Facts, NextStep, WaitsFor])[] = [
  ['asked and not answered', { offers: { state: 'waiting' } }, 'waiting_insurer', 'insurer'],
  ['referred', { offers: { state: 'referred' } }, 'referred', 'insurer'],
  ['referred, and chosen', { offers: { state: 'referred', stage: 'chosen' } }, 'referred', 'insurer'],
  ['an insurer asks', { offers: { state: 'needs_information' } }, 'insurer_asks', 'customer'],
  ['priced', { offers: { state: 'quoted', until: late } }, 'waiting_customer', 'customer'],
  ['priced without a last day', { offers: { state: 'quoted' } }, 'waiting_customer', 'customer'],
  ['priced, not for long', { offers: { state: 'quoted', until: soon } }, 'expiring', 'customer'],
  ['chosen', { offers: { state: 'quoted', stage: 'chosen', until: soon } }, 'waiting_customer', 'customer'],
  ['asked to bind', { offers: { state: 'quoted', stage: 'bind_requested' } }, 'asked_to_bind', 'insurer'],
  [
    'the insurer needs more to bind',
    { offers: { state: 'quoted', stage: 'contingent' } },
    'waiting_customer',
    'customer',
  ],
  ['bound', { offers: { state: 'quoted', stage: 'bound' } }, 'bound', 'nobody'],
  ['bound, with something to do', { offers: { state: 'quoted', stage: 'bound' }, task: true }, 'bound_open', 'host'],
  ['bound, and its year ends', { offers: { state: 'quoted', stage: 'bound' }, endsIn: 120 }, 'renewals_due', 'host'],
  [
    'bound, and its year is over for a month',
    { offers: { state: 'quoted', stage: 'bound' }, endsIn: -30 },
    'renewals_due',
    'host',
  ],
  ['bound, and over for longer', { offers: { state: 'quoted', stage: 'bound' }, endsIn: -31 }, 'bound', 'nobody'],
  [
    'chosen, while a rival refers',
    { offers: { state: 'quoted', stage: 'chosen' }, rival: { state: 'referred' } },
    'waiting_customer',
    'customer',
  ],
  [
    'bound, while rivals ask and refer',
    { offers: { state: 'quoted', stage: 'bound' }, rival: { state: 'needs_information' } },
    'bound',
    'nobody',
  ],
  [
    'priced by one, referred by another',
    { offers: { state: 'quoted' }, rival: { state: 'referred' } },
    'referred',
    'insurer',
  ],
  ['declined by all', { offers: { state: 'declined' } }, 'no_online_insurer', 'host'],
  ['no insurer could be reached', { offers: { state: 'unavailable' } }, 'no_online_insurer', 'host'],
  ['a draft', { quote: { completed: false } }, 'new', 'host'],
  [
    'a draft that somebody has taken',
    { quote: { completed: false, owner_email: 'a@b.example' } },
    'waiting_customer',
    'customer',
  ],
  [
    'a draft that was left, with consent',
    {
      quote: { completed: false, abandoned_at: hoursAgo(1), updated_at: hoursAgo(1) },
      answers: { follow_up_consent: 'Yes' },
    },
    'abandoned',
    'host',
  ],
  [
    'a draft that was left, and taken up again',
    { quote: { completed: false, abandoned_at: hoursAgo(1) }, answers: { follow_up_consent: 'Yes' } },
    'new',
    'host',
  ],
  [
    'a draft that nobody touches, with consent',
    { quote: { completed: false, updated_at: hoursAgo(3) }, answers: { follow_up_consent: 'Yes' } },
    'abandoned',
    'host',
  ],
  [
    'a draft that was left, without consent',
    { quote: { completed: false, abandoned_at: hoursAgo(1) }, answers: { follow_up_consent: 'No' } },
    'new',
    'host',
  ],
  [
    'closed',
    { offers: { state: 'referred' }, quote: { closed_at: hoursAgo(1), closed_reason: 'price' } },
    'closed',
    'nobody',
  ],
]

/** It has the facts of one row after the other; a confirmation stays, so what is bound is another application each. */
const application = await submitted()
const asSubmitted = { completed: true, owner_email: null, abandoned_at: null, closed_at: null, closed_reason: null }

it.each(table)('an application that is %s waits where it should (O5)', async (_name, facts, step, waitsFor) => {
  const { state = 'waiting', stage = 'open', until } = facts.offers ?? {}
  const { id, offers } = stage === 'bound' ? await submitted() : application
  const [first, ...others] = offers
  const { answers } = await db.selectFrom('quotes').select('answers').where('id', '=', id).executeTakeFirstOrThrow()
  const changedColumns = {
    ...asSubmitted,
    answers: JSON.stringify({ ...answers, follow_up_consent: 'No', ...facts.answers }),
    updated_at: clock.now,
    ...facts.quote,
  }
  await db.updateTable('quotes').set(changedColumns).where('id', '=', id).execute()
  const none = { coverages: [], highlights: [], reasons: [] }
  const reply = JSON.stringify({ ...none, ...(until ? { valid_until: until } : {}) })
  if (stage === 'bound')
    await db
      .insertInto('bind_confirmations')
      .values(confirmationOf(first?.uuid ?? '', facts.endsIn === undefined ? late : dayIn(facts.endsIn)))
      .execute()
  await db
    .updateTable('offers')
    .set({ state, stage, reply })
    .where('uuid', '=', first?.uuid ?? '')
    .execute()
  const rest = facts.rival?.state ?? (state === 'waiting' ? 'waiting' : 'declined')
  for (const { uuid } of others) await db.updateTable('offers').set({ state: rest }).where('uuid', '=', uuid).execute()
  if (facts.task) await act(id, 'tasks', { what: 'Send the policy', due: late })
  expect((await record(id)).application).toMatchObject({ next_step: step, waits_for: waitsFor })
  expect(await ids(`?queue=${step}`)).toContain(id)
  expect((await ids()).includes(id)).toBe(waitsFor !== 'nobody')
  expect((await amara.get('desk/counts')).body.data[step]).toBeGreaterThan(0)
})

it('says since when it waits by the event that made it wait, regardless of later notes (O5)', async () => {
  const { id, offers } = await submitted()
  const later = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    return clock.now.toISOString()
  }
  const referredAt = later(10)
  for (const { uuid: offer } of offers) await act(id, 'answers', { offer, state: 'referred', source: 'By phone' })
  later(10)
  await act(id, 'notes', { text: 'They take their time.' })
  await amara.patch(`desk/applications/${id}/owner`, { email: 'agent@quarry-street.example' })
  await amara.patch(`desk/applications/${id}/owner`, { email: null })
  expect((await record(id)).application).toMatchObject({ next_step: 'referred', since: referredAt })
  const pricedAt = later(10)
  for (const { uuid: offer } of offers)
    await act(id, 'answers', { offer, state: 'quoted', premium: 90_000, source: 'By phone' })
  expect((await record(id)).application).toMatchObject({ next_step: 'waiting_customer', since: pricedAt })
})

it('lists each application once, a page at a time, and finds it by what people know about it (O5)', async () => {
  for (const number of [1, 2, 3]) {
    clock.now = new Date(clock.now.getTime() + 60_000)
    await submitted({
      company_name: `Paged ${number}`,
      contact_email: `paged${number}@shop.example`,
      contact_last_name: `Quist${number}`,
      contact_phone: `312555019${number}`,
    })
  }
  const all: string[] = []
  let next: string | undefined
  do {
    const { applications, next: more } = (await amara.get(`desk/applications${next ? `?cursor=${next}` : ''}`)).body
      .data
    all.push(...applications.map(({ id }: { id: string }) => id))
    next = more
  } while (next)
  expect(new Set(all).size).toBe(all.length)
  const counts: Record<string, number> = (await amara.get('desk/counts')).body.data
  const { bound = 0, closed = 0, not_renewed: _ended, ...waiting } = counts
  expect(all).toHaveLength(Object.values(waiting).reduce((sum, count) => sum + count, 0))
  expect(bound + closed).toBeGreaterThan(0)
  const [row] = await rows('?search=Paged+2')
  expect(row).toMatchObject({ company_name: 'Paged 2', lines: [{ tag: 'GL' }], answered: 0 })
  const names = [
    row.reference,
    row.reference.toLowerCase(),
    'paged2@shop.example',
    'quist2',
    '(312) 555-0192',
    '555 0192',
  ]
  for (const search of names) expect(await ids(`?search=${encodeURIComponent(search)}`), search).toEqual([row.id])
  const oldest = await rows('?order=oldest')
  expect(oldest.map(({ id }: { id: string }) => id).slice(0, 5)).toEqual(all.toReversed().slice(0, 5))
  expect(await ids('?line=cyber')).toEqual([])
  expect((await amara.post(`desk/applications/${row.id}/close`, { reason: 'test' })).status).toBe(200)
  expect(await ids(`?search=${row.reference}`), 'though it waits for nobody').toEqual([row.id])
  expect((await amara.get('desk/applications?cursor=nonsense')).body.errors).toMatchObject([{ field: 'cursor' }])
})

it('assigns applications, and lists them by person (O5)', async () => {
  const { id } = await submitted()
  expect(await ids('?owner=nobody')).toContain(id)
  const owner = (email: string | null) => amara.patch(`desk/applications/${id}/owner`, { email })
  expect((await owner('desk@coverwright.example')).body.data.application.owner.name).toBe('Amara Holt')
  expect(await ids('?owner=me')).toEqual([id])
  expect(await ids('?owner=Desk@Coverwright.example')).toEqual([id])
  expect(await ids('?owner=agent@quarry-street.example')).toEqual([])
  expect((await owner('dana@shop.example')).body.errors).toMatchObject([{ field: 'email' }])
  expect((await owner(null)).body.data.application.owner).toBeUndefined()
})

it('exports a queue as CSV that no spreadsheet runs (O5)', async () => {
  await submitted({ company_name: '=HYPERLINK("x")', contact_email: 'csv@shop.example' })
  const { status, body } = await amara.get('desk/applications.csv?search=csv@shop.example')
  expect(status).toBe(200)
  const lines = String(body).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^reference,business,email,lines/)
  expect(lines[1]).toContain(`,"'=HYPERLINK(""x"")",csv@shop.example,`)
})

it('is only for the desk (O5)', async () => {
  const { id, rosa } = await submitted()
  const ruth = browser()
  await signInAs(ruth, 'agent@quarry-street.example')
  for (const [caller, status] of [
    [rosa, 401],
    [ruth, 403],
  ] as const) {
    for (const path of ['applications', 'counts', 'people', 'applications.csv', `applications/${id}`])
      expect((await caller.get(`desk/${path}`)).status, path).toBe(status)
    expect((await caller.post(`desk/applications/${id}/close`, { reason: 'price' })).status).toBe(status)
  }
})

it('an application keeps everything that two simultaneous transactions store (O5)', async () => {
  const { id } = await submitted()
  const [one, other] = [await pool.connect(), await pool.connect()]
  const task = `insert into desk_tasks (id, quote_id, at, author, what, due)
    values (gen_random_uuid(), $1, now(), 'test', 'Call', '2030-01-01')`
  const request = `insert into desk_requests (id, quote_id, at, author, kind, text)
    values (gen_random_uuid(), $1, now(), 'test', 'question', 'Who?')`
  await one.query('begin')
  await one.query(task, [id])
  await other.query('begin')
  await other.query(request, [id])
  // As at the end of each: the second waits for the first.
  await one.query('set constraints all immediate')
  const second = other.query('set constraints all immediate')
  await vi.waitFor(
    async () => {
      const { rows: waiting } = await pool.query('select 1 from pg_locks where not granted and pid = $1', [
        (other as unknown as { processID: number }).processID,
      ])
      expect(waiting).not.toEqual([])
    },
    { timeout: 60_000 },
  )
  await one.query('commit')
  await second
  await other.query('commit')
  one.release()
  other.release()
  const { rows: places } = await pool.query('select task_at, asked_at from desk_places where quote_id = $1', [id])
  expect(places).toEqual([{ task_at: expect.any(Date), asked_at: expect.any(Date) }])
})
