import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asAgent } from '../../../testing/as-agent.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { quoteColumnNames } from '../../3-quoting/quotes/quotes.tables.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'

const { browser, db } = await createTestApp()

/**
 * For each column: whether an agent's copy of a quote keeps it, and whether a person's export includes it. A new
 * column has to be listed in both. A backup has whole tables, and erasing deletes the row.
 */
const treatment = {
  id: ['new', 'told'],
  uuid: ['new', 'told'],
  session_id: ['new', 'withheld'],
  site: ['kept', 'told'],
  flow_type: ['kept', 'withheld'],
  schema_version: ['new', 'withheld'],
  version: ['new', 'withheld'],
  revision: ['new', 'withheld'],
  completed: ['new', 'told'],
  max_step: ['new', 'told'],
  answers: ['new', 'told'],
  question_sets: ['new', 'withheld'],
  carried: ['new', 'told'],
  renews: ['new', 'withheld'],
  partner: ['kept', 'told'],
  campaign_id: ['kept', 'told'],
  partnership_source: ['kept', 'told'],
  partnership_name: ['kept', 'told'],
  device: ['new', 'told'],
  test_features: ['kept', 'told'],
  submission_uuid: ['new', 'withheld'],
  legit_lead_at: ['new', 'withheld'],
  abandoned_at: ['new', 'withheld'],
  person_id: ['new', 'withheld'],
  agency_id: ['kept', 'withheld'],
  agent_id: ['kept', 'withheld'],
  agent_email: ['kept', 'withheld'],
  account_uuid: ['new', 'withheld'],
  checkout_session_uuid: ['new', 'withheld'],
  follow_up_at: ['new', 'told'],
  owner_email: ['new', 'withheld'],
  closed_at: ['new', 'withheld'],
  closed_reason: ['new', 'withheld'],
  created_at: ['new', 'told'],
  updated_at: ['new', 'told'],
  events: ['new', 'withheld'],
  last_hash: ['new', 'withheld'],
  search_text: ['new', 'withheld'],
  contact_email: ['new', 'withheld'],
} as const satisfies Record<keyof QuoteRow, readonly ['new' | 'kept', 'told' | 'withheld']>

const day = (number: number) => new Date(`2020-02-0${number}T04:05:06.000Z`)
/** Columns with a value of their own in any quote, or whose value is made from others. */
const comparedAsTheyAre = [
  ...(['id', 'uuid', 'session_id', 'site', 'flow_type', 'schema_version', 'revision', 'completed'] as const),
  ...(['answers', 'question_sets', 'carried', 'renews', 'person_id', 'agency_id', 'agent_id', 'agent_email'] as const),
  ...(['events', 'last_hash', 'search_text', 'contact_email'] as const),
] satisfies readonly (keyof QuoteRow)[]

/** For every other column, a new one too: a value that no other column and no other quote has. */
const unlike = {
  partner: 'partner-7141',
  campaign_id: 'campaign-7142',
  partnership_source: 'source-7143',
  partnership_name: 'name-7144',
  device: 'tablet' as const,
  test_features: ['feature-7145'],
  submission_uuid: randomUUID(),
  legit_lead_at: day(1),
  abandoned_at: day(2),
  account_uuid: randomUUID(),
  checkout_session_uuid: randomUUID(),
  follow_up_at: day(3),
  owner_email: 'owner-7147',
  closed_at: day(6),
  closed_reason: 'reason-7148',
  created_at: day(4),
  updated_at: day(5),
  max_step: '/business',
  version: 7_146,
} satisfies Record<Exclude<keyof QuoteRow, (typeof comparedAsTheyAre)[number]>, unknown>
const isUnlike = (name: string): name is keyof typeof unlike => Object.hasOwn(unlike, name)

const rowOf = (id: string) =>
  db.selectFrom('quotes').select(quoteColumnNames).where('id', '=', id).executeTakeFirstOrThrow()
const text = (value: unknown): string => JSON.stringify(value)

test('a copy of a quote keeps the columns that say so, and no other (R6)', async () => {
  const agent = browser('agents.localhost')
  await signInAs(agent, 'agent@quarry-street.example')
  const { _id: id } = await asAgent(agent).begin()
  await db.updateTable('quotes').set(unlike).where('id', '=', id).execute()
  const { status, body } = await agent.post(`quote/${id}/copy`)
  expect(status, text(body)).toBe(201)
  const [source, copy] = [await rowOf(id), await rowOf(body.data._id)]
  for (const name of quoteColumnNames.filter((each) => treatment[each][0] === 'kept' || isUnlike(each)))
    expect(text(source[name]) === text(copy[name]) ? 'kept' : 'new', name).toBe(treatment[name][0])
})

test('the data export has exactly the columns that are marked for it (case D12)', async () => {
  const person = browser()
  const { _id: id } = await person.begin()
  await signInAs(person, 'columns@shop.example')
  await db.updateTable('quotes').set(unlike).where('id', '=', id).execute()
  const { applications } = (await person.get('account/export')).body
  const exportText = text(applications.find((each: { id: string }) => each.id === id))
  for (const name of quoteColumnNames.filter(isUnlike)) {
    const value = text(unlike[name]).replace(/^\[|\]$/g, '')
    expect(exportText.includes(value) ? 'told' : 'withheld', name).toBe(treatment[name][1])
  }
})
