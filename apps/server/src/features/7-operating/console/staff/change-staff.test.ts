import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp, sampleStaffFile } from '../../../../testing/test-app.ts'
import { createLiveStaff } from '../../../2-identity/users/live-staff.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cw-console-staff-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const staffFile = path.join(folder, 'staff.json')
writeFileSync(staffFile, readFileSync(sampleStaffFile))

// As it looks by itself would be a matter of time, so a change here is looked at by the call that makes it.
const log = { info: () => undefined, error: () => undefined }
const { staff, stop } = await createLiveStaff({ file: staffFile, log, quietMs: 2 ** 30 })
afterAll(stop)
const { browser, db, mailsTo } = await createTestApp({ staffFile, staff })
const lena = browser()
await signInAs(lena, 'operator@coverwright.example')

const state = async () => (await lena.get('console/staff/file')).body.data
const save = async (member: object) => await lena.post('console/staff/save', { base: (await state()).hash, ...member })
const remove = async (email: string) => await lena.post('console/staff/remove', { base: (await state()).hash, email })
const inFile = (email: string) =>
  JSON.parse(readFileSync(staffFile, 'utf8')).people.find((each: { email: string }) => each.email === email)
const events = async () =>
  await db.selectFrom('access_events').select(['person_id', 'detail']).where('kind', '=', 'staff_changed').execute()

it('invites somebody by mail, who works here from then on (O11)', async () => {
  const email = 'noor@coverwright.example'
  expect(await state()).toMatchObject({ can_write: true, agencies: expect.any(Array) })
  const member = {
    email,
    first_name: 'Noor',
    role: 'desk',
    licenses: [{ country: 'US', number: '123', states: ['IL'] }],
  }
  expect((await save(member)).body.data).toEqual({ written: true })
  expect(inFile(email)).toEqual(member)
  const mails = (await mailsTo(email)).filter(({ kind }) => kind === 'staff_invited')
  expect(mails).toMatchObject([{ link: expect.stringContaining('/sign-in') }])
  const noor = browser()
  expect((await signInAs(noor, email)).roles).toEqual(['desk'])
  expect((await noor.get('desk/counts')).status).toBe(200)
  expect(await events()).toMatchObject([{ detail: { before: 'none', after: 'desk' } }])
})

it('changes a role at once, keeps what it does not name, and signs out (O11)', async () => {
  const email = 'desk@coverwright.example'
  const amara = browser()
  await signInAs(amara, email)
  const before = inFile(email)
  expect((await save({ email, first_name: 'Amara', last_name: 'Holt', role: 'support' })).status).toBe(200)
  expect(inFile(email)).toEqual({ ...before, first_name: 'Amara', last_name: 'Holt', role: 'support' })
  expect((await amara.get('desk/counts')).status).toBe(401)
  const { id } = await db.selectFrom('people').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  expect((await events()).at(-1)).toEqual({ person_id: id, detail: { before: 'desk', after: 'support' } })
})

it('removes somebody, who is no staff any more (O11)', async () => {
  expect((await remove('noor@coverwright.example')).body.data).toEqual({ written: true })
  expect(inFile('noor@coverwright.example')).toBeUndefined()
  expect((await signInAs(browser(), 'noor@coverwright.example')).roles).toEqual(['customer'])
  expect((await remove('noor@coverwright.example')).body.code).toBe('staff_member.not_found')
})

it('nobody changes themselves, and an operator stays (O11)', async () => {
  const own = 'operator@coverwright.example'
  expect((await save({ email: 'Operator@Coverwright.example', role: 'desk' })).body.code).toBe('staff_member.own')
  expect((await remove(own)).body.code).toBe('staff_member.own')
  const text = readFileSync(staffFile, 'utf8')
  // Somebody took the role away at the server, but this one still has it.
  writeFileSync(staffFile, text.replace('"role": "operator"', '"role": "desk"'))
  expect((await save({ email: 'new@coverwright.example', role: 'desk' })).body.code).toBe('staff_member.last_operator')
  writeFileSync(staffFile, text)
})

it('refuses what a server would not start with, and a file that changed meanwhile (O11)', async () => {
  const faulty = await save({ email: 'new@coverwright.example', role: 'agent', agency: 'nowhere' })
  expect([faulty.status, faulty.body.errors[0].message]).toEqual([422, expect.stringContaining('not listed')])
  const { hash } = await state()
  writeFileSync(staffFile, `${readFileSync(staffFile, 'utf8')}\n`)
  const late = await lena.post('console/staff/save', { base: hash, email: 'new@coverwright.example', role: 'desk' })
  expect([late.status, late.body.code]).toEqual([409, 'staff_file.changed'])
})

it('hands over the changed file where it is deployed, and changes nothing (O11)', async () => {
  rmSync(staffFile)
  writeFileSync(path.join(folder, 'deployed'), readFileSync(sampleStaffFile))
  symlinkSync('deployed', staffFile)
  expect((await state()).can_write).toBe(false)
  const email = 'late@coverwright.example'
  const { written, text } = (await save({ email, role: 'support' })).body.data
  expect([written, JSON.parse(text).people.at(-1)]).toEqual([false, { email, role: 'support' }])
  expect(inFile(email)).toBeUndefined()
  expect(await mailsTo(email)).toEqual([])
})
