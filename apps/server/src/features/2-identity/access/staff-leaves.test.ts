import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { readStaff } from '../users/read-staff.ts'

const email = 'agent@quarry-street.example'
const staff = readStaff(fileURLToPath(import.meta.resolve('@coverwright/catalogue/staff/sample-staff.json')))
const { browser, db } = await createTestApp({
  staff: { ...staff, people: staff.people.filter((member) => member.email !== email) },
})

it('former staff have a customer’s access (R3, R6)', async () => {
  const ruth = browser()
  const user = await signInAs(ruth, email)
  expect(user).toMatchObject({ roles: ['customer'], isSelfService: false })
  expect(user).not.toHaveProperty('agency')
  const own = await ruth.begin()
  // A quote that she began while she was an agent.
  const before = await ruth.begin()
  const agencys = { person_id: null, account_uuid: null, agency_id: 'quarry-street', agent_id: user.id ?? null }
  await db.updateTable('quotes').set(agencys).where('id', '=', before._id).execute()
  expect((await ruth.get(`quote/${own._id}`)).status).toBe(200)
  expect((await ruth.get(`quote/${before._id}`)).status).toBe(404)
  expect((await ruth.save(before, '/', { zip_code: '60614' })).status).toBe(404)
  expect((await ruth.get('agent/quotes')).status).toBe(403)
  const mateo = browser()
  await signInAs(mateo, 'subagent@quarry-street.example')
  expect((await mateo.get(`quote/${before._id}`)).status).toBe(200)
})
