import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { asAgent } from '../../../../testing/as-agent.ts'
import type { Browser } from '../../../../testing/browser.ts'
import { fillQuote, painter } from '../../../../testing/fill-quote.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser, clock, db } = await createTestApp()

async function signedIn(email: string): Promise<Browser> {
  const caller = browser()
  await signInAs(caller, email)
  return caller
}

const sub = 'subagent@quarry-street.example'
const ruth = await signedIn('agent@quarry-street.example')
const mateo = await signedIn(sub)
const priya = await signedIn('agent@fern-hollow.example')
const amara = await signedIn('desk@coverwright.example')

const quoteOf = async (company: string) =>
  (await fillQuote(asAgent(ruth), { ...painter, company_name: company }, '/location/list'))._id
const notesOf = (id: string) => `agent/quotes/${id}/notes`
const tasksOf = (id: string) => `agent/quotes/${id}/tasks`
const inDays = (days: number) => new Date(clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

it('agents of a quote share notes, which stay and are struck by their author alone; a retry adds nothing (R6)', async () => {
  const id = await quoteOf('Alder')
  const note = { id: randomUUID(), text: 'Wants to pay monthly.' }
  for (const _ of [1, 2]) expect((await ruth.post(notesOf(id), note)).status).toBe(200)
  const read = async (caller: Browser) => (await caller.get(notesOf(id))).body.data.notes
  expect(await read(mateo)).toEqual([{ ...note, at: expect.any(String), by: 'Ruth Calloway', own: false }])
  expect(await read(ruth)).toMatchObject([{ own: true }])
  const strike = (caller: Browser) => caller.patch(`${notesOf(id)}/${note.id}`)
  const refusal = await strike(mateo)
  expect([refusal.status, refusal.body.code]).toEqual([403, 'note.not_yours'])
  expect((await strike(ruth)).body.data.notes).toMatchObject([{ text: note.text, struck_at: expect.any(String) }])
  expect((await ruth.patch(`${notesOf(id)}/${randomUUID()}`)).body.code).toBe('note.not_found')
  const rewritten = db.updateTable('agent_notes').set({ text: 'Pays once.' }).where('id', '=', note.id).execute()
  await expect(rewritten).rejects.toThrow(/append-only/)
})

it('shows notes to nobody but the agents of a quote (R6)', async () => {
  const id = await quoteOf('Birch')
  await ruth.post(notesOf(id), { text: 'A hard bargainer.' })
  expect((await priya.get(notesOf(id))).status, 'another agency').toBe(404)
  expect((await amara.get(notesOf(id))).status, 'the desk').toBe(403)
  const { contact_email } = (await ruth.get(`quote/${id}`)).body.data
  await ruth.post(`quote/${id}/links`, { email: contact_email })
  const client = await signedIn(contact_email)
  const replies = await Promise.all([client.get(`quote/${id}`), client.get('account/export'), client.get(notesOf(id))])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 403])
  expect(JSON.stringify(replies.map(({ body }) => body))).not.toContain('bargainer')
})

it('counts tasks in the list and finds those that are due, until they are done (R6)', async () => {
  const [cedar, dogwood] = [await quoteOf('Cedar'), await quoteOf('Dogwood')]
  const task = { id: randomUUID(), what: 'Call about the roof', due: inDays(0), who: sub }
  for (const _ of [1, 2]) await ruth.post(tasksOf(cedar), task)
  await ruth.post(tasksOf(cedar), { what: 'Send the proposal', due: inDays(9) })
  await ruth.post(tasksOf(dogwood), { what: 'Ask for loss runs', due: inDays(1) })
  const list = async (query: string) => (await mateo.get(`agent/quotes?${query}`)).body.data.quotes
  expect(await list('search=cedar')).toMatchObject([{ tasks: { open: 2, due: 1, next_due: task.due } }])
  expect(await list('due=true')).toMatchObject([{ company_name: 'Cedar' }])
  const doneReply = await mateo.patch(`${tasksOf(cedar)}/${task.id}`)
  expect(doneReply.body.data.tasks).toMatchObject([
    { what: 'Send the proposal', by: 'Ruth Calloway' },
    { what: task.what, who: { email: sub }, done_by: expect.stringContaining(' ') },
  ])
  expect(await list('due=true')).toEqual([])
})

it('refuses tasks for strangers, on days that do not exist, and unknown ones, naming what is wrong (R6, A4)', async () => {
  const id = await quoteOf('Elm')
  const fieldOf = async (task: object) => {
    const { status, body } = await ruth.post(tasksOf(id), { what: 'Call', due: inDays(1), ...task })
    return [status, body.errors[0].field]
  }
  expect(await fieldOf({ who: 'agent@fern-hollow.example' })).toEqual([422, 'who'])
  expect(await fieldOf({ due: '2999-02-31' })).toEqual([422, 'due'])
  expect(await fieldOf({ what: '' })).toEqual([422, 'what'])
  expect((await ruth.patch(`${tasksOf(id)}/${randomUUID()}`)).body.code).toBe('task.not_found')
})
