import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Operation } from '../../../http/policy/route-policy.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { isObserved, roles } from '../roles/roles.ts'
import { isPermitted } from './permissions.ts'

const { app, browser, db, clock } = await createTestApp()
const operations = [...app.operations]
const open: readonly string[] = ['public', 'browser', 'session', 'second-factor']

const isForStaff = ({ policy: { permission } }: Operation): boolean =>
  !open.includes(permission) && roles.some((role) => isObserved(role) && isPermitted(role, permission))

it('each call by which staff read, or that visitors may not make, says what is recorded (O5)', () => {
  const silent = operations.filter(
    ([, operation]) =>
      isForStaff(operation) &&
      (operation.method === 'GET' || !isPermitted('visitor', operation.policy.permission)) &&
      operation.policy.audit === undefined,
  )
  expect(silent.map(([id]) => id)).toEqual([])
})

it('records the reading of each application and document by its address (O5)', () => {
  const callsRecording = (event: string) => operations.filter(([, { policy }]) => policy.audit === event)
  for (const [, { url }] of callsRecording('application-read'))
    expect(url).toMatch(/\/(desk\/applications|agent\/quotes|quote)\/:id|\/quote\/uuid\/:uuid/)
  for (const [, { url }] of callsRecording('document-read')) expect(url).toMatch(/\/:id\/.*:document_id$/)
  const ofDesk = operations.filter(([, { url }]) => url.includes('/desk/applications/:id'))
  expect(ofDesk.filter(([, { policy }]) => !policy.audit?.endsWith('-read'))).toEqual([])
})

/** Names of personal data, in any reply. */
const personal = /^(contact_)?(email|phone|first_name|last_name)$|^(company_name|street|answers|words|expiring)$/

/** The members of a schema of the API document, and of those it refers to. */
function namesIn(schema: unknown, visitedSchemas = new Set<unknown>()): readonly string[] {
  if (typeof schema !== 'object' || schema === null || visitedSchemas.has(schema)) return []
  visitedSchemas.add(schema)
  const { properties = {}, $ref } = schema as { properties?: object; $ref?: string }
  const isReference =
    typeof $ref === 'string'
      ? $ref
          .slice(2)
          .split('/')
          .reduce<unknown>((at, name) => Object(at)[name], app.swagger())
      : undefined
  return [
    ...Object.keys(properties),
    ...Object.values({ ...schema, referred: isReference }).flatMap((each) => namesIn(each, visitedSchemas)),
  ]
}

it('leaves unrecorded only what has no data about other people (O5)', () => {
  const document = app.swagger()
  const replies = Object.values(document.paths ?? {})
    .flatMap((path) => Object.values(path))
    .filter((each): each is { operationId: string; responses: Record<string, object> } => 'operationId' in Object(each))
  // Names of the host's own people.
  const ofStaff = ['listAgentPeople', 'listDeskPeople']
  const unrecordedCalls = operations.filter(
    ([id, operation]) =>
      operation.method === 'GET' &&
      isForStaff(operation) &&
      operation.policy.permission !== 'personal-data' &&
      operation.policy.audit === 'not-recorded' &&
      !ofStaff.includes(id),
  )
  expect(unrecordedCalls.length).toBeGreaterThan(8)
  const faults = unrecordedCalls.flatMap(([id]) => {
    const reply = Object(replies.find(({ operationId }) => operationId === id)?.responses)['200']
    return namesIn(reply)
      .filter((name) => personal.test(name))
      .map((name) => `${id}: ${name}`)
  })
  expect(faults).toEqual([])
})

const recordedEvents = async (kind: string) =>
  await db
    .selectFrom('access_events')
    .select(['actor', 'person_id', 'quote_id', 'detail'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()

it('records what the desk read, by whom, once for each reading, and no refused call (O5)', async () => {
  const amara = browser()
  await signInAs(amara, 'desk@coverwright.example')
  const rosa = browser()
  const { _id: id, uuid } = (await rosa.post('quote', {})).body.data
  const unknownId = randomUUID()
  expect((await amara.get(`desk/applications/${unknownId}`)).status).toBe(404)
  expect((await rosa.get(`desk/applications/${id}`)).status).toBe(401)
  expect((await rosa.get(`quote/${id}`)).status).toBe(200)
  for (const path of [`desk/applications/${id}`, `quote/${id}`, `quote/uuid/${uuid}`])
    expect((await amara.get(path)).status).toBe(200)
  const reading = { actor: expect.stringMatching(/^person:/), person_id: null, quote_id: id, detail: {} }
  expect(await recordedEvents('record_read')).toEqual([reading])
  clock.now = new Date(clock.now.getTime() + 11 * 60_000)
  await amara.get(`quote/uuid/${uuid}`)
  expect(await recordedEvents('record_read')).toEqual([reading, reading])
})

it('records a search without what was typed, and each file of a list (O5)', async () => {
  const amara = browser()
  await signInAs(amara, 'desk@coverwright.example')
  const search = 'queue=no_reply&search=Rosa%20Diaz&owner=me'
  expect((await amara.get(`desk/applications?${search}`)).status).toBe(200)
  for (let number = 0; number < 2; number++) await amara.get(`desk/applications.csv?${search}`)
  const detail = { queue: 'no_reply', search: true, owner: true }
  const by = { actor: expect.stringMatching(/^person:/), person_id: null, quote_id: null }
  expect(await recordedEvents('records_searched')).toEqual([
    { ...by, detail: { ...detail, call: 'listDeskApplications' } },
  ])
  const file = { ...by, detail: { ...detail, call: 'exportDeskApplications' } }
  expect(await recordedEvents('records_exported')).toEqual([file, file])
})

it('records what support reads: messages, and as a customer (O5, R6)', async () => {
  const dana = browser()
  const { id: danaId } = await signInAs(dana, 'dana@shop.example')
  const { _id: id } = (await dana.post('quote', {})).body.data
  const noel = browser()
  await signInAs(noel, 'support@coverwright.example')
  expect((await noel.get('support/cases')).status).toBe(200)
  const reason = 'Called because the limits page would not open for Dana.'
  expect((await noel.post('support/impersonation', { email: 'dana@shop.example', reason })).status).toBe(200)
  expect((await noel.get(`quote/${id}`)).status).toBe(200)
  expect((await noel.get('account')).status).toBe(200)
  const searches = (await recordedEvents('records_searched')).slice(-2)
  expect(searches).toMatchObject([
    { person_id: null, detail: { call: 'listSupportCases' } },
    { person_id: danaId, detail: { call: 'getAccount' } },
  ])
  expect((await recordedEvents('record_read')).at(-1)).toMatchObject({ person_id: danaId, quote_id: id })
})
