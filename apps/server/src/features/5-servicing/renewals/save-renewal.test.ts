import { expect, test } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { fillRenewal, saveRenewal } from '../../../testing/fill-renewal.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { listEventsSince } from '../../3-quoting/quotes/quotes.store.ts'
import { sampleUuids } from '../../samples/sample-firms/sample-firms.ts'

const { browser, db, insertSampleFirms } = await createTestApp()
await insertSampleFirms()

// biome-ignore lint/suspicious/noExplicitAny: a renewal as it came over the wire
type Renewal = any

const begin = (visitor: Browser, number: number) => {
  const { invitation, submission } = sampleUuids({ number })
  return visitor.post('renewal/quote', { uuid: invitation, quote_submission_uuid: submission })
}

async function startRenewal(number: number) {
  const rosa = browser()
  const renewal: Renewal = (await begin(rosa, number)).body.data
  return { rosa, renewal }
}

const noChange = {
  location_changed: 'No',
  attorneys_changed: 'No',
  of_counsel_changed: 'No',
  practice_areas_changed: 'No',
}
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
const newcomer = {
  ...{ id: 'new', first_name: 'Ada', last_name: 'Moreno', designation: 'employed', year_admitted: 2024 },
  ...{ bar_states: ['MT'], hire_date: '2026-05-04', employment_type: 'full_time', weekly_hours: 40 },
  ...{ specialty: 'criminal_defense', prior_acts_approval: 'No' },
}
const withAttorneys = ({ pl }: Renewal, attorneys: readonly object[]) => ({
  pl: { ...pl, aig: { ...pl.aig, attorneys } },
})
const namesIn = ({ pl }: Renewal) => pl.aig.attorneys.map(({ last_name }: { last_name: string }) => last_name)

test('saving a page leads to the next; only a changed part comes between (N1, N2)', async () => {
  const { rosa, renewal } = await startRenewal(1)
  const first = await saveRenewal(rosa, renewal, '/renewal-info', noChange)
  expect([first.status, first.body.data.max_step]).toEqual([200, '/dynamic-questions/pl_renewal/edit/0'])
  const second = await saveRenewal(rosa, first.body.data, '/renewal-info', { ...noChange, attorneys_changed: 'Yes' })
  expect(second.status).toBe(200)
  const list = await saveRenewal(
    rosa,
    second.body.data,
    '/pl/a/attorney/list',
    withAttorneys(renewal, [...renewal.pl.aig.attorneys, newcomer]),
  )
  expect([list.status, namesIn(list.body.data)]).toEqual([200, ['Marsh', 'Moreno']])
})

test('a page of a part that did not change is closed (N1)', async () => {
  const { rosa, renewal } = await startRenewal(2)
  const reply = await saveRenewal(rosa, renewal, '/pl/a/practice-areas', { pl: renewal.pl })
  expect([reply.status, reply.body.code]).toEqual([409, 'step.closed'])
})

test('the whole renewal in one body opens a part and answers it at once (N2, seed 7.5)', async () => {
  const { rosa, renewal } = await startRenewal(3)
  const attorneys = renewal.pl.aig.attorneys.toSpliced(4, 1)
  const reply = await saveRenewal(rosa, renewal, undefined, {
    ...renewal,
    ...noChange,
    ...withAttorneys(renewal, attorneys),
    attorneys_changed: 'Yes',
    annual_revenue: 1_910_000,
    renewal: { firm: { changed: 'No' }, systems_changed: 'No', cover_changed: 'No' },
  })
  expect([reply.status, reply.body]).toMatchObject([
    200,
    { data: { annual_revenue: 1_910_000, attorneys_changed: 'Yes', max_step: '/dynamic-questions/pl_renewal/edit/1' } },
  ])
  expect(namesIn(reply.body.data)).toEqual(['Lindqvist', 'Raman', 'Weiss', 'Kowalski'])
  expect(reply.body.data.version).toBe(renewal.version + 1)
})

test('answers for a part said to be unchanged do not count (N1)', async () => {
  const { rosa, renewal } = await startRenewal(4)
  const reply = await saveRenewal(rosa, renewal, undefined, {
    ...renewal,
    ...noChange,
    ...withAttorneys(renewal, [newcomer]),
  })
  expect([reply.status, namesIn(reply.body.data)]).toEqual([200, ['Moreno']])
  const { changes, unchanged: others } = (await rosa.get(`renewal/quote/${renewal._id}/changes`)).body.data
  expect(changes).toEqual([])
  expect(others.find(({ field }: { field: string }) => field === 'attorneys_changed').on_file).toContain('Whitfield')
})

test('answers that only the application asks come back unchanged, or are refused (N3)', async () => {
  const { rosa, renewal } = await startRenewal(5)
  const same = await saveRenewal(rosa, renewal, '/renewal-info', { ...noChange, company_name: renewal.company_name })
  expect(same.status).toBe(200)
  const refusedAnswers = [
    ['company_name', { company_name: 'Somebody Else LLP' }, 'validationError.readOnly'],
    ['pl.aig.expiry_date', { pl: { aig: { expiry_date: '2030-01-01' } } }, 'validationError.readOnly'],
    ['coverage', { coverage: { effective_date: '2027-03-01' } }, 'validationError.readOnly'],
    ['favorite_color', { favorite_color: 'blue' }, 'validationError.notAField'],
    ['quote_submission_uuid', { quote_submission_uuid: renewal.uuid }, 'validationError.readOnly'],
    ['flow_type', { flow_type: 'main' }, 'validationError.readOnly'],
  ] as const
  for (const [field, body, key] of refusedAnswers) {
    for (const step of ['/renewal-info', undefined]) {
      const reply = await saveRenewal(rosa, same.body.data, step, { ...noChange, ...body })
      expect([field, reply.status, reply.body.errors]).toMatchObject([field, 422, [{ field, key }]])
    }
  }
  expect((await rosa.get(`quote/${renewal._id}`)).body.data).toEqual(same.body.data)
})

test('a client cannot write what is on file (N3)', async () => {
  const { rosa, renewal } = await startRenewal(6)
  for (const body of [{ expiring: { company_name: 'X' } }, { document_hash: 'x' }, { expiring_on: '2030-01-01' }]) {
    const reply = await saveRenewal(rosa, renewal, '/renewal-info', { ...noChange, ...body })
    expect([reply.status, reply.body.code, reply.body.errors[0].field]).toEqual([
      422,
      'read_only',
      Object.keys(body)[0],
    ])
  }
  expect((await rosa.get(`quote/${renewal._id}`)).body.data).toEqual(renewal)
})

test('the date from which an attorney is insured is derived, whatever is sent (R9)', async () => {
  const { rosa, renewal } = await startRenewal(7)
  const savedRenewal = (await saveRenewal(rosa, renewal, '/renewal-info', { ...noChange, attorneys_changed: 'Yes' }))
    .body.data
  const [first, ...rest] = savedRenewal.pl.aig.attorneys
  const reply = await saveRenewal(rosa, savedRenewal, '/pl/a/attorney/list', {
    pl: {
      aig: {
        attorneys: [
          { ...first, weekly_hours: 50, effective_prior_acts_date: '1970-01-01' },
          ...rest,
          { ...newcomer, effective_prior_acts_date: '1970-01-01' },
        ],
      },
    },
  })
  expect([reply.status, reply.body.data.pl.aig.attorneys[0]]).toMatchObject([
    200,
    { weekly_hours: 50, effective_prior_acts_date: first.hire_date },
  ])
  expect(reply.body.data.pl.aig.attorneys.at(-1).effective_prior_acts_date).toBe(newcomer.hire_date)
  const { answers } = await db
    .selectFrom('quotes')
    .select('answers')
    .where('id', '=', renewal._id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(answers)).not.toContain('effective_prior_acts_date')
})

test('a No to a change is kept as evidence, with what was on file and who said so (N1, R8)', async () => {
  const { rosa, renewal } = await startRenewal(10)
  await saveRenewal(rosa, renewal, '/renewal-info', noChange)
  const saveEvent = (await listEventsSince(db, renewal._id, 1)).find(({ kind }) => kind === 'saved')
  expect(saveEvent?.actor).toMatch(/^session:/)
  expect(saveEvent?.changes.find(({ path }) => path === 'attorneys_changed')).toMatchObject({
    after: 'No',
    shown: {
      label: expect.stringContaining('attorneys'),
      on_file: expect.stringMatching(/^9 .*V\. Ramos \(part-time\)/),
    },
  })
})

test('two people answer different questions at once, and both are kept (A3)', async () => {
  const { rosa, renewal } = await startRenewal(8)
  const ben = browser()
  await begin(ben, 8)
  const reply = await saveRenewal(rosa, renewal, '/renewal-info', { ...noChange, location_changed: 'No' })
  expect(reply.status).toBe(200)
  const { status, body } = await saveRenewal(ben, renewal, '/dynamic-questions/pl_renewal/edit/0', {
    annual_revenue: 800_000,
    renewal: { firm: { changed: 'No' }, systems_changed: 'No', cover_changed: 'No' },
  })
  expect([status, body]).toMatchObject([200, { data: { annual_revenue: 800_000, location_changed: 'No' } }])
  const events = await listEventsSince(db, renewal._id, 1)
  expect(new Set(events.map(({ actor }) => actor)).size).toBe(2)
})

test('two people answer one question differently: the second sees both, and may choose (A3)', async () => {
  const { rosa, renewal } = await startRenewal(9)
  const ben = browser()
  await begin(ben, 9)
  expect((await saveRenewal(rosa, renewal, '/renewal-info', noChange)).status).toBe(200)
  const other = { ...noChange, location_changed: 'Yes' }
  for (const [step, body] of [
    ['/renewal-info', other],
    [undefined, { ...renewal, ...other }],
  ] as const) {
    const { status, headers, body: reply } = await saveRenewal(ben, renewal, step, body)
    expect([status, headers.etag, reply.conflicts]).toEqual([
      409,
      `"${renewal.version + 1}"`,
      [{ field: 'location_changed', yours: 'Yes', theirs: 'No' }],
    ])
  }
  const choiceReply = await saveRenewal(ben, { ...renewal, version: renewal.version + 1 }, '/renewal-info', other)
  expect([choiceReply.status, choiceReply.body.data.location_changed]).toEqual([200, 'Yes'])
})

test('two people change the list of attorneys at once, and nobody is lost (A3, R9)', async () => {
  const { rosa, renewal } = await startRenewal(1)
  const ben = browser()
  await begin(ben, 1)
  const now = (
    await saveRenewal(rosa, (await rosa.get(`renewal/quote/uuid/${renewal.uuid}`)).body.data, '/renewal-info', {
      ...noChange,
      attorneys_changed: 'Yes',
    })
  ).body.data
  const [marsh] = now.pl.aig.attorneys
  const addReply = await saveRenewal(rosa, now, '/pl/a/attorney/list', {
    pl: { aig: { attorneys: [marsh, { ...newcomer, id: 'n2', last_name: 'Ortiz' }] } },
  })
  expect(addReply.status).toBe(200)
  const editReply = await saveRenewal(ben, now, '/pl/a/attorney/list', {
    pl: { aig: { attorneys: [{ ...marsh, weekly_hours: 38 }] } },
  })
  const storedRenewal = (await ben.get(`renewal/quote/uuid/${renewal.uuid}`)).body.data
  expect(namesIn(storedRenewal)).toContain('Ortiz')
  // Joined, or the second person is shown both lists.
  if (editReply.status === 200) expect(storedRenewal.pl.aig.attorneys[0].weekly_hours).toBe(38)
  else expect([editReply.status, editReply.body.conflicts.length]).toEqual([409, 1])
})

test('the whole renewal with form_finished submits it once, and leads to its last page (N2, X5)', async () => {
  const { rosa, renewal } = await startRenewal(2)
  const fullRenewal = await fillRenewal(rosa, renewal)
  const body = { ...fullRenewal, annual_revenue: 655_000, command: 'form_finished', attestation }
  const first = await saveRenewal(rosa, fullRenewal, undefined, body)
  expect([first.status, first.body]).toMatchObject([
    200,
    { data: { completed: true, max_step: '/done', annual_revenue: 655_000 } },
  ])
  const again = await saveRenewal(rosa, fullRenewal, undefined, body)
  expect([again.status, again.body.data]).toEqual([200, first.body.data])
  const other = await saveRenewal(rosa, fullRenewal, undefined, { ...body, annual_revenue: 656_000 })
  expect([other.status, other.body.code]).toEqual([409, 'quote.completed'])
  const submissions = await db.selectFrom('submissions').select('uuid').where('quote_id', '=', renewal._id).execute()
  expect(submissions).toEqual([{ uuid: first.body.data.submission_uuid }])
  const late = await saveRenewal(rosa, first.body.data, '/renewal-info', { ...noChange, location_changed: 'Yes' })
  expect([late.status, late.body.code]).toEqual([409, 'quote.completed'])
})

test('the same whole renewal submitted by many calls at once is submitted once, and every call gets that result (N2, X5)', async () => {
  const { rosa, renewal } = await startRenewal(6)
  const fullRenewal = await fillRenewal(rosa, renewal)
  const fullBody = { ...fullRenewal, command: 'form_finished', attestation }
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => saveRenewal(rosa, fullRenewal, undefined, fullBody)),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(replies.map(({ body }) => body.data.submission_uuid)).size).toBe(1)
})

test('form_finished of a renewal that lacks answers says which, and submits nothing (N2)', async () => {
  const { rosa, renewal } = await startRenewal(11)
  const reply = await saveRenewal(rosa, renewal, undefined, { command: 'form_finished', attestation })
  expect([reply.status, reply.body.code]).toEqual([422, 'quote.incomplete'])
  expect(reply.body.steps[0].step).toBe('/dynamic-questions/hc_census/edit/1')
  expect((await rosa.get('renewal/quote')).body.data.completed).toBe(false)
})

test('form_finished submits without an attestation, and the submission records that nothing was agreed to (N2, seed 7.5)', async () => {
  const { rosa, renewal } = await startRenewal(12)
  const fullRenewal = await fillRenewal(rosa, renewal)
  const { status, body } = await rosa.patch(`renewal/quote/${renewal._id}`, {
    ...fullRenewal,
    command: 'form_finished',
  })
  expect([status, body.data?.completed], JSON.stringify(body.errors)).toEqual([200, true])
  const { submission_uuid } = body.data
  const { snapshot } = await db
    .selectFrom('submissions')
    .select('snapshot')
    .where('uuid', '=', submission_uuid)
    .executeTakeFirstOrThrow()
  expect(snapshot.disclosures).toEqual([])
})

test('the words that were agreed to belong to submitting alone (N2)', async () => {
  const { rosa, renewal } = await startRenewal(4)
  const reply = await saveRenewal(rosa, renewal, undefined, { ...noChange, attestation })
  expect([reply.status, reply.body.errors[0].field]).toEqual([422, 'attestation'])
})
