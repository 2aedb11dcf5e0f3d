import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { Role } from '../roles/roles.ts'
import { isPermitted } from './permissions.ts'

const { app, browser, db } = await createTestApp()
const operations = [...app.operations]

it('says of each call that staff may make and visitors may not what is recorded (O5)', () => {
  const staff: readonly Role[] = ['desk', 'support', 'operator']
  const silent = operations.filter(
    ([, { policy }]) =>
      staff.some((role) => isPermitted(role, policy.permission)) &&
      !isPermitted('visitor', policy.permission) &&
      policy.audit === undefined,
  )
  expect(silent.map(([id]) => id)).toEqual([])
})

it('records the reading of each application and document of the desk, by its address (O5)', () => {
  const recorded = (event: string) => operations.filter(([, { policy }]) => policy.audit === event)
  for (const [, { url }] of recorded('application-read')) expect(url).toContain('/desk/applications/:id')
  for (const [, { url }] of recorded('document-read')) expect(url).toMatch(/\/:id\/.*:document_id$/)
  const ofDesk = operations.filter(([, { url }]) => url.includes('/desk/applications/:id'))
  expect(ofDesk.filter(([, { policy }]) => !policy.audit?.endsWith('-read'))).toEqual([])
})

it('records what the desk read, by whom, and nothing of what was refused (O5)', async () => {
  const amara = browser()
  await signInAs(amara, 'desk@coverwright.example')
  const rosa = browser()
  const id = (await rosa.post('quote', {})).body.data._id
  const unknown = randomUUID()
  expect((await amara.get(`desk/applications/${unknown}`)).status).toBe(404)
  expect((await rosa.get(`desk/applications/${id}`)).status).toBe(401)
  expect((await amara.get(`desk/applications/${id}`)).status).toBe(200)
  const read = await db
    .selectFrom('access_events')
    .select(['actor', 'quote_id', 'detail'])
    .where('kind', '=', 'record_read')
    .execute()
  expect(read).toEqual([{ actor: expect.stringMatching(/^person:/), quote_id: id, detail: {} }])
})
