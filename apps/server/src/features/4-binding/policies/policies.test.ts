import type { PoliciesReply } from '@coverwright/contract/binding/policies'
import type { Answers } from '@coverwright/core/answers/answers'
import { expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { ignoreEvents } from '../../../testing/ignore-events.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { listeningSite } from '../bind-requests/testing-binds.ts'
import { listDueTasks, listExpiringOffers } from './policies.store.ts'
import { remind } from './remind.job.ts'

const app = await createTestApp({ sites: [listeningSite] })
const { browser, clock, db, mailsTo } = app
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
/** A clothing shop in Chicago: every insurer wants it. */
const shop = {
  ...painter,
  class_code_ref: 'CW458110A',
  sub_class_code_ref: undefined,
  company_name: 'Threads',
  insurance_types: typesOf('gl'),
}

const dayIn = (days: number) => new Date(clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** An application with a confirmed policy, so many days before it ends. */
async function bindPolicy(daysLeft: number, answers: Answers = {}) {
  const rosa = browser()
  const { _id } = await fillQuote(rosa, { ...shop, ...answers })
  const { body } = await rosa.patch(`quote/${_id}/finish_form`, { attestation })
  const { uuid, submission_uuid } = body.data
  const { offers } = (await rosa.get(`quote/uuid/${uuid}`)).body.data
  const offer = offers[0].uuid as string
  await db
    .insertInto('bind_confirmations')
    .values({
      offer_uuid: offer,
      reference: 'GL-2025-17',
      effective_from: dayIn(daysLeft - 365),
      effective_to: dayIn(daysLeft),
      channel: 'desk',
      actor: 'somebody',
      message: null,
      confirmed_at: clock.now,
    })
    .execute()
  const none = {
    coverages: [],
    highlights: [],
    reasons: [],
    premium: { amount: 61_200, currency: 'USD', period: 'year', fees_included: true },
  }
  await db
    .updateTable('offers')
    .set({ state: 'quoted', stage: 'bound', reply: JSON.stringify(none) })
    .where('uuid', '=', offer)
    .execute()
  return { rosa, id: _id as string, uuid: uuid as string, submission: submission_uuid as string, offer }
}

const policies = async (visitor: Browser, id: string): Promise<PoliciesReply> =>
  (await visitor.get(`quote/${id}/policies`)).body.data

it('a bound policy of general liability renews with last year’s answers, and asks only yearly questions (P12)', async () => {
  const { rosa, id, uuid, submission } = await bindPolicy(40)
  expect(await policies(rosa, id)).toMatchObject({
    policies: [{ line: 'gl', reference: 'GL-2025-17', state: 'in_force', premium: { amount: 61_200 } }],
    renewal: { state: 'due', ends: dayIn(40) },
  })
  const link = { uuid, quote_submission_uuid: submission }
  const { status, body } = await rosa.post('renewal/quote', link)
  expect(status).toBe(201)
  const renewal = body.data
  expect(renewal).toMatchObject({
    flow_type: 'main',
    application_type: 'renewal',
    company_name: 'Threads',
    coverage: { effective_date: dayIn(40), current_insurance: 'Yes', current_expiry: dayIn(40) },
    expiring: { annual_revenue: expect.any(Number) },
  })
  expect(renewal.annual_revenue).toBeUndefined()
  expect(renewal.claims?.any).toBeUndefined()
  expect(renewal.max_step).toBe('/business')
  expect((await policies(rosa, id)).renewal).toMatchObject({ state: 'started', quote: { uuid: renewal.uuid } })
  const renewalEvents = db.selectFrom('webhook_events').select('type').where('application', '=', renewal.uuid)
  expect(await renewalEvents.execute()).toContainEqual({ type: 'renewal.started' })

  const workers = { fulltime_employees: 3, parttime_employees: 0 }
  const figures = { annual_revenue: 300_000, annual_payroll: 90_000, ...workers }
  const claims = { any: 'No', cancelled: 'No' }
  const path = `quote/${renewal._id}`
  const early = await rosa.patch(`${path}/finish_form`, { attestation })
  expect(early.status).toBe(422)
  // An answered page leads to the next open one, not to the page after it.
  expect((await rosa.patch(path, figures)).body.data.max_step).toBe('/dynamic-questions/claims/edit/0')
  expect((await rosa.patch(path, { claims })).body.data.max_step).toBe('/last-year')
  const saveReply = await rosa.patch(path, { renewal: { as_before: 'Yes' } })
  expect(saveReply.status).toBe(200)
  const submitReply = await rosa.patch(`${path}/finish_form`, { attestation })
  expect([submitReply.status, submitReply.body.code ?? '']).toEqual([200, ''])
  const { offers } = (await rosa.get(`quote/uuid/${renewal.uuid}`)).body.data
  expect(offers.length).toBeGreaterThan(1)
  const { snapshot } = await db
    .selectFrom('submissions')
    .select('snapshot')
    .where('quote_id', '=', renewal._id)
    .executeTakeFirstOrThrow()
  expect(snapshot.renewal).toMatchObject({ submission_uuid: submission, expiring_on: dayIn(40) })
  expect(snapshot.renewal?.changes.map(({ field }) => field)).toContain('annual_revenue')
  // The same link leads to the same renewal, and an application that was never bound has none.
  expect((await rosa.post('renewal/quote', link)).body.data._id).toBe(renewal._id)
})

it('nobody renews for somebody else, and a customer declines once, with a reason (P12)', async () => {
  const { rosa, id, uuid, submission } = await bindPolicy(20)
  const stranger = browser()
  await stranger.get('user')
  expect((await stranger.get(`quote/${id}/policies`)).status).toBeGreaterThanOrEqual(401)
  const path = `quote/${id}/policies/decline_renewal`
  expect((await rosa.post(path, { reason: 'because' })).status).toBe(422)
  const reply = await rosa.post(path, { reason: 'other_insurer' })
  expect(reply.body.data.renewal).toMatchObject({ state: 'declined', may: ['begin'] })
  expect((await rosa.post(path, { reason: 'price' })).status).toBe(200)
  // They renew after all, even if they had started before declining.
  for (const _twice of [1, 2]) {
    await rosa.post('renewal/quote', { uuid, quote_submission_uuid: submission })
    expect((await policies(rosa, id)).renewal).toMatchObject({ state: 'started' })
    await rosa.post(path, { reason: 'price' })
    expect((await policies(rosa, id)).renewal).toMatchObject({ state: 'declined' })
  }
})

it('a change is passed on and takes effect once the insurer has confirmed it; each state is mailed (P12)', async () => {
  const { rosa, id, offer } = await bindPolicy(200, { contact_email: 'rosa@change.example' })
  const changeRequest = { kind: 'change', about: 'address', wanted_from: dayIn(3), words: 'We move to 40 W Oak St.' }
  const path = `quote/${id}/policies/${offer}/requests`
  expect((await rosa.post(path, { ...changeRequest, words: ' ' })).status).toBe(422)
  const request = (await rosa.post(path, changeRequest)).body.data.policies[0].requests[0]
  expect(request).toMatchObject({ state: 'asked', about: 'address', may: ['withdraw'] })
  const step = `quote/${id}/policy_requests/${request.uuid}`
  expect((await rosa.patch(step, { event: 'confirm', effective_from: dayIn(3) })).status).toBe(409)
  const amara = browser()
  await signInAs(amara, 'desk@coverwright.example')
  const record = await amara.get(`desk/applications/${id}`)
  expect([record.status, record.body.data?.application.next_step]).toEqual([200, 'policy_asked'])
  expect((await amara.patch(step, { event: 'pass_on' })).status).toBe(200)
  expect((await rosa.patch(step, { event: 'confirm', effective_from: dayIn(3) })).status).toBe(403)
  expect((await amara.patch(step, { event: 'confirm' })).status).toBe(422)
  const reply = await amara.patch(step, { event: 'confirm', effective_from: dayIn(5), answer: 'No extra premium.' })
  expect(reply.body.data.policies[0].requests[0]).toMatchObject({ state: 'done', effective_from: dayIn(5), may: [] })
  expect((await amara.patch(step, { event: 'refuse', answer: 'No' })).status).toBe(409)
  expect((await mailsTo('rosa@change.example')).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['policy_request_asked', 'policy_request_passed_on', 'policy_request_done']),
  )
})

it('a cancellation is requested once, and only the insurer cancels the policy, which then causes no renewal mail and no desk queue (P12)', async () => {
  const { rosa, id, offer } = await bindPolicy(50, { contact_email: 'over@renew.example' })
  const path = `quote/${id}/policies/${offer}/requests`
  const request = { kind: 'cancel', about: 'business_ended', wanted_from: dayIn(10), words: '' }
  expect((await rosa.post(path, { ...request, wanted_from: dayIn(300) })).status).toBe(422)
  const amara = browser()
  await signInAs(amara, 'desk@coverwright.example')
  const nextStep = async () => (await amara.get(`desk/applications/${id}`)).body.data.application.next_step
  expect(await nextStep()).toBe('renewals_due')
  const first = (await rosa.post(path, request)).body.data.policies[0]
  expect(first.state).toBe('in_force')
  expect((await rosa.post(path, request)).status).toBe(409)
  const step = `quote/${id}/policy_requests/${first.requests[0].uuid}`
  await amara.patch(step, { event: 'pass_on' })
  // The insurer may have done it already.
  expect((await rosa.patch(step, { event: 'withdraw' })).status).toBe(409)
  for (const day of [dayIn(50), dayIn(-350)])
    expect((await amara.patch(step, { event: 'confirm', effective_from: day })).status).toBe(422)
  const { body } = await amara.patch(step, { event: 'confirm', effective_from: dayIn(10) })
  expect(body.data.policies[0]).toMatchObject({ state: 'in_force', cancelled_from: dayIn(10) })
  expect(body.data.renewal).toBeUndefined()
  expect(await nextStep()).toBe('bound')
  await remind({ ...app.services, recordEvent: ignoreEvents })
  expect((await mailsTo('over@renew.example')).map(({ kind }) => kind)).not.toContain('renewal_due')
  expect((await rosa.post(path, request)).status).toBe(409)
  await db
    .updateTable('policy_requests')
    .set({ effective_from: dayIn(0) })
    .where('offer_uuid', '=', offer)
    .execute()
  expect((await policies(rosa, id)).policies[0]).toMatchObject({ state: 'cancelled', cancelled_from: dayIn(0) })
  expect((await rosa.post(path, { ...request, kind: 'change', about: 'other', words: 'x' })).status).toBe(409)
})

it('a bound policy stays when its application is submitted again, and is changed and renewed as before (P12)', async () => {
  const { rosa, id, uuid, offer, submission } = await bindPolicy(40, { contact_email: 'again@renew.example' })
  await rosa.patch(`quote/${id}`, { command: 'reopen' }, { 'if-match': '*' })
  expect((await policies(rosa, id)).policies).toMatchObject([{ offer }])
  const again = await rosa.patch(`quote/${id}/finish_form`, { attestation })
  expect([again.status, again.body.data.submission_uuid === submission]).toEqual([200, false])
  expect(await policies(rosa, id)).toMatchObject({ submission, policies: [{ offer }], renewal: { state: 'due' } })
  const request = { kind: 'change', about: 'address', wanted_from: dayIn(3), words: 'We move.' }
  expect((await rosa.post(`quote/${id}/policies/${offer}/requests`, request)).status).toBe(200)
  await remind({ ...app.services, recordEvent: ignoreEvents })
  expect((await mailsTo('again@renew.example')).map(({ kind }) => kind)).toContain('renewal_due')
  expect((await rosa.post('renewal/quote', { uuid, quote_submission_uuid: submission })).status).toBe(201)
  expect((await policies(rosa, id)).renewal).toMatchObject({ state: 'started' })
})

it('nobody is warned about expiring prices of a line that an insurer has, even by an earlier submission (P12)', async () => {
  const { rosa, id, offer } = await bindPolicy(200, { contact_email: 'warned@renew.example' })
  await rosa.patch(`quote/${id}`, { command: 'reopen' }, { 'if-match': '*' })
  expect((await rosa.patch(`quote/${id}/finish_form`, { attestation })).status).toBe(200)
  const quoteBody = { coverages: [], highlights: [], reasons: [], valid_until: dayIn(1) }
  const changeOthers = (change: { state?: 'quoted'; reply?: string; line?: string }) =>
    db
      .updateTable('offers')
      .set(change)
      .where('submission_uuid', 'in', (eb) => eb.selectFrom('submissions').select('uuid').where('quote_id', '=', id))
      .where('uuid', '!=', offer)
      .execute()
  await changeOthers({ state: 'quoted', reply: JSON.stringify(quoteBody) })
  const time = { site: 'default', from: dayIn(0), until: dayIn(3), quoteId: id }
  const expiring = async () => (await listExpiringOffers(db, { ...time, oneChoice: [['gl', 'bop']] })).length
  expect(await expiring()).toBe(0)
  await changeOthers({ line: 'bop' })
  expect(await expiring(), 'of what contains it').toBe(0)
  await changeOthers({ line: 'wc' })
  expect(await expiring(), 'of another need').toBeGreaterThan(0)
  await changeOthers({ line: 'gl' })
  await db.updateTable('offers').set({ stage: 'refused' }).where('uuid', '=', offer).execute()
  expect(await expiring()).toBeGreaterThan(0)
})

it('nobody is reminded of the tasks of a closed application (R1)', async () => {
  const { id } = await bindPolicy(200)
  const amara = browser()
  await signInAs(amara, 'desk@coverwright.example')
  const task = { what: 'Call Rosa', due: dayIn(0) }
  expect((await amara.post(`desk/applications/${id}/tasks`, task)).status).toBe(200)
  const due = async () =>
    (await listDueTasks(db, { site: 'default', from: dayIn(-1), until: dayIn(0) })).filter((row) => row.quote_id === id)
  expect(await due()).toHaveLength(1)
  await db.updateTable('quotes').set({ closed_at: clock.now }).where('id', '=', id).execute()
  expect(await due()).toEqual([])
})

it('a customer is notified once that insurance ends, on the day that the site sets (P12)', async () => {
  const soon = await bindPolicy(60, { contact_email: 'soon@renew.example' })
  await bindPolicy(61, { contact_email: 'later@renew.example' })
  for (const _ of [1, 2]) await remind({ ...app.services, recordEvent: ignoreEvents })
  const mails = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === 'renewal_due')
  expect(await mails('soon@renew.example')).toHaveLength(1)
  expect(await mails('later@renew.example')).toHaveLength(0)
  const kinds = await db.selectFrom('quote_events').select('kind').where('quote_id', '=', soon.id).execute()
  expect(kinds.filter(({ kind }) => kind === 'renewal_due')).toHaveLength(1)
})

it('a customer is notified about each policy of an application, in one mail per end date (P12)', async () => {
  const email = 'several@renew.example'
  const types = { insurance_types: typesOf('gl', 'cl', 'do') }
  const { id, submission, offer } = await bindPolicy(30, { contact_email: email, ...types })
  const boundOf = async (line: string, days: number): Promise<string> => {
    const own = db.selectFrom('offers').select('uuid').where('submission_uuid', '=', submission)
    const { uuid } = await own.where('line', '=', line).orderBy('position').executeTakeFirstOrThrow()
    const term = {
      effective_from: dayIn(days - 365),
      effective_to: dayIn(days),
      message: null,
      confirmed_at: clock.now,
    }
    const by = { offer_uuid: uuid, reference: line, channel: 'desk', actor: 'somebody' } as const
    await db
      .insertInto('bind_confirmations')
      .values({ ...by, ...term })
      .execute()
    await db.updateTable('offers').set({ stage: 'bound' }).where('uuid', '=', uuid).execute()
    return uuid
  }
  const [same, later] = [await boundOf('cl', 30), await boundOf('do', 45)]
  for (const _ of [1, 2]) await remind({ ...app.services, recordEvent: ignoreEvents })
  const mails = (await mailsTo(email)).filter(({ kind }) => kind === 'renewal_due')
  expect(mails.map((mail) => 'day' in mail && mail.day).toSorted()).toEqual([dayIn(30), dayIn(45)])
  expect(mails.find((mail) => 'day' in mail && mail.day === dayIn(30))).toMatchObject({
    line: 'General Liability and Cyber',
  })
  const rows = await db.selectFrom('sent_notices').select('thing').where('quote_id', '=', id).execute()
  expect(rows.map(({ thing }) => thing).toSorted()).toEqual([offer, same, later].toSorted())
})
