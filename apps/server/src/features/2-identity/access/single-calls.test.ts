import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Browser, Reply } from '../../../testing/browser.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { Role } from '../roles/roles.ts'
import { isPermitted } from './permissions.ts'

const { app, browser } = await createTestApp()

const emails = {
  customer: 'dana@shop.example',
  agent: 'agent@quarry-street.example',
  sub_agent: 'subagent@quarry-street.example',
  self_service_agent: 'solo.agent@selfserve.example',
  platform_agent: 'callcenter@coverwright.example',
  support: 'support@coverwright.example',
  desk: 'desk@coverwright.example',
  operator: 'operator@coverwright.example',
} as const

const helpWith = { email: emails.customer, reason: 'Asked where the offers are.' }
/** Without machines: their tokens do nothing that is a person’s (api-tokens.test.ts). */
const everyRole: readonly Exclude<Role, 'partner'>[] = [
  'visitor',
  'impersonator',
  ...(Object.keys(emails) as (keyof typeof emails)[]),
]
const me = 'v1/users/get-logged-in-user.json'

await signInAs(browser(), emails.customer)
const eve = browser()
const evesAccount = (await signInAs(eve, 'eve@shop.example')).account_uuid
const evesSignIn = (await eve.get('sign-ins')).body.data[0].id

/** A new browser of somebody with this role. */
async function browserOf(role: Exclude<Role, 'partner'>): Promise<Browser> {
  const visitor = browser()
  if (role === 'visitor') await visitor.begin()
  else if (role === 'impersonator') {
    await signInAs(visitor, emails.support)
    await visitor.post('support/impersonation', helpWith)
  } else await signInAs(visitor, emails[role])
  return visitor
}

const expectedStatus = (role: Role, operation: string, permitted: number): number => {
  const policy = app.operations.get(operation)?.policy
  if (policy && isPermitted(role, policy.permission)) return permitted
  return role === 'visitor' ? 401 : 403
}

const withoutInstance = ({ status, body }: Reply) => ({ status, body: { ...body, instance: undefined } })

it.each(everyRole)('%s: opens their own account and ends their own sign-in, and nobody else’s (R6)', async (role) => {
  const visitor = await browserOf(role)
  const own = (await visitor.get(me)).body.data.account_uuid ?? randomUUID()
  expect((await visitor.get(`accounts/${own}`)).status).toBe(expectedStatus(role, 'getAccountByUuid', 200))
  const account = await visitor.get(`accounts/${evesAccount}`)
  expect(account.status).toBe(expectedStatus(role, 'getAccountByUuid', 404))
  expect(withoutInstance(account)).toEqual(withoutInstance(await visitor.get(`accounts/${randomUUID()}`)))

  const signIns = (await visitor.get('sign-ins')).body.data
  const ownSignIn = signIns?.find(({ current }: { current: boolean }) => current)?.id ?? randomUUID()
  const signIn = await visitor.delete(`sign-ins/${evesSignIn}`)
  expect(signIn.status).toBe(expectedStatus(role, 'endSignIn', 404))
  expect(withoutInstance(signIn)).toEqual(withoutInstance(await visitor.delete(`sign-ins/${randomUUID()}`)))
  expect((await visitor.delete(`sign-ins/${ownSignIn}`)).status).toBe(expectedStatus(role, 'endSignIn', 204))
  expect((await eve.get('sign-ins')).status).toBe(200)
})

it.each(everyRole)(
  '%s: only support impersonates, and stops once, only where it began; all sign out (R6)',
  async (role) => {
    const visitor = await browserOf(role)
    const reply = await visitor.post('support/impersonation', helpWith)
    expect(reply.status).toBe(expectedStatus(role, 'beginImpersonation', 200))
    const roleNow = role === 'support' ? 'impersonator' : role
    const endReply = await visitor.delete('support/impersonation')
    expect(endReply.status).toBe(expectedStatus(roleNow, 'endImpersonation', 200))
    expect((await visitor.delete('support/impersonation')).status).toBe(role === 'visitor' ? 401 : 403)

    expect((await visitor.post('sign-out')).status).toBe(204)
    expect((await visitor.get(me)).body.data.status).toBe('not_authenticated')
  },
)
