import { expect, it } from 'vitest'
import { codeFor } from '../../../testing/sign-in.ts'
import { createTestApp, sampleStaffFile } from '../../../testing/test-app.ts'

const ruth = 'agent@quarry-street.example'

it('shows the current codes of the sample staff beside the mails of a local start (case P5)', async () => {
  const { browser, resume } = await createTestApp({ staffFile: sampleStaffFile })
  await resume()
  for (let times = 0; times < 3; times++) {
    const visitor = browser()
    const signedIn = await visitor.post('sign-in', { code: await codeFor(visitor, ruth) })
    expect(signedIn.body.data.user.second_factor).toBe('code')
    const { authenticators } = (await visitor.get('outbox')).body
    expect(authenticators).toHaveLength(8)
    const { code, secret } = authenticators.find(({ email }: { email: string }) => email === ruth)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect((await visitor.post('second-factor', { code })).body.data.user.roles).toEqual(['agent'])
  }
})

it('shows no codes of real staff (case P5)', async () => {
  const { browser } = await createTestApp()
  expect((await browser().get('outbox')).body.authenticators).toEqual([])
})

it('requires no second factor where the operator’s provider does (case P5)', async () => {
  const { browser } = await createTestApp({ staffSecondFactor: false })
  const visitor = browser()
  const { body } = await visitor.post('sign-in', { code: await codeFor(visitor, ruth) })
  expect(body.data.user).toMatchObject({ status: 'authenticated', roles: ['agent'] })
  expect((await visitor.get('agent/quotes')).status).toBe(200)
})
