import { expect, it } from 'vitest'
import { createTestApp } from '../../../../testing/test-app.ts'
import { isUnbroken } from '../../../3-quoting/quotes/events/quote-events.ts'
import { listEventsSince } from '../../../3-quoting/quotes/quotes.store.ts'
import { createTestDesk } from '../testing-desk.ts'

const app = await createTestApp()
const { browser, db } = app
const { submitted, record, act, amara, rows } = await createTestDesk(app)

const stepOf = async (id: string) => (await record(id)).application.next_step

it('asks the customer, who is mailed and answers on a page; the desk reads it (O5)', async () => {
  const { id, rosa } = await submitted()
  const question = { id: '6f3d1a70-2b7c-4e55-8a43-9b6a2f0d7e21', kind: 'question', text: 'How many vans do you have?' }
  for (const _ of [1, 2]) expect((await act(id, 'requests', question)).status).toBe(200)
  expect(await stepOf(id)).toBe('waiting_customer')
  const mails = await db.selectFrom('mails').select('kind').where('kind', '=', 'desk_asks').execute()
  expect(mails).toHaveLength(1)
  expect((await rosa.get(`quote/${id}/requests`)).body.data).toMatchObject([{ text: question.text, kind: 'question' }])

  const path = `quote/${id}/requests/${question.id}`
  expect((await browser().patch(path, { answer: 'Ten' })).status).toBe(401)
  for (const _ of [1, 2])
    expect((await rosa.patch(path, { answer: 'Two' })).body.data).toMatchObject([{ answer: 'Two' }])
  expect((await rosa.patch(path, { answer: 'Three' })).body.code).toBe('request.answered')
  expect(await stepOf(id)).toBe('replied')
  expect((await rows('?queue=replied')).map((each: { id: string }) => each.id)).toEqual([id])
  expect((await record(id)).requests).toMatchObject([{ text: question.text, answer: 'Two', by: 'Amara Holt' }])

  await amara.patch(`desk/applications/${id}/requests/${question.id}`)
  expect(['replied', 'waiting_customer']).not.toContain(await stepOf(id))
  const events = await listEventsSince(db, id, 0)
  expect(isUnbroken(events)).toBe(true)
  expect(events.map(({ kind }) => kind).slice(-3)).toEqual(['customer_asked', 'customer_answered', 'request_done'])
  expect(JSON.stringify(events)).not.toContain('vans')
})

it('withdraws a question, and asks nobody about a closed application (O5)', async () => {
  const { id, rosa } = await submitted()
  const reply = await act(id, 'requests', { kind: 'question', text: 'Who owns the roof?' })
  const [{ id: request }] = reply.body.data.requests
  await amara.patch(`desk/applications/${id}/requests/${request}`)
  expect((await rosa.get(`quote/${id}/requests`)).body.data).toEqual([])
  expect((await rosa.patch(`quote/${id}/requests/${request}`, { answer: 'We do' })).body.code).toBe('request.answered')
  await act(id, 'close', { reason: 'price' })
  expect((await act(id, 'requests', { kind: 'question', text: 'Still there?' })).body.code).toBe('request.not_open')
})
