import type { Audit } from '@coverwright/contract/console/audit'
import { expect, it, vi } from 'vitest'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { testDay } from '../../../../testing/test-day.ts'

const { browser, db, work } = await createTestApp()
const [lena, amara] = [browser(), browser()]
await signInAs(lena, 'operator@coverwright.example')
await signInAs(amara, 'desk@coverwright.example')
const read = async (query = ''): Promise<Audit> => (await lena.get(`console/audit${query}`)).body.data
const quote = (await browser().post('quote', {})).body.data
await amara.get(`desk/applications/${quote._id}`)
const idOf = async (email: string) =>
  (await db.selectFrom('people').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

it('lists who got access and did what, under pseudonyms (O11)', async () => {
  const { events, kinds } = await read()
  const desk = `person:${await idOf('desk@coverwright.example')}`
  expect(events[0]).toMatchObject({ kind: 'record_read', actor: desk, application: quote.uuid })
  expect(kinds).toEqual(expect.arrayContaining([...new Set(events.map(({ kind }) => kind))]))
  expect(JSON.stringify(events)).not.toContain('@')
})

it('finds them by kind, who did it, whom and what it is about, and when (O11)', async () => {
  const kinds = async (query: string) => [...new Set((await read(query)).events.map(({ kind }) => kind))]
  const desk = await idOf('desk@coverwright.example')
  expect(await kinds('?kind=record_read')).toEqual(['record_read'])
  expect(await kinds(`?application=${quote.uuid}`)).toEqual(['record_read'])
  expect(await kinds(`?actor=${desk}&kind=record_read`)).toEqual(['record_read'])
  expect(await kinds(`?person=${desk}`)).toContain('signed_in')
  expect(await kinds(`?from=${testDay}&to=${testDay}`)).toContain('record_read')
  expect(await kinds('?to=2026-01-01')).toEqual([])
  // Searches are recorded too.
  expect(await kinds('?kind=records_searched')).toEqual(['records_searched'])
  expect((await lena.get('console/audit?from=2026-02-30')).body.errors[0].field).toMatch(/from|to/)
})

it('goes on after the last one of a page (O11)', async () => {
  const all = await read()
  const [, second] = all.events
  expect((await read(`?after=${all.events[0]?.id}`)).events[0]).toEqual(second)
})

it('verifies all evidence on request, and says what was found in the record itself (O11)', async () => {
  expect((await read()).verified).toBeUndefined()
  expect((await lena.post('console/audit/verify')).status).toBe(204)
  const stop = await work()
  await vi.waitFor(async () => expect((await read()).verified).toBeDefined(), { timeout: 20_000 })
  await stop()
  const { verified, events } = await read()
  expect(verified).toMatchObject({ intact: true, faults: 0 })
  expect(verified?.checked).toBeGreaterThan(0)
  expect(events[0]).toMatchObject({
    kind: 'evidence_verified',
    actor: `person:${await idOf('operator@coverwright.example')}`,
  })
})
