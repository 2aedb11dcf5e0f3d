import { expect, it } from 'vitest'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser } = await createTestApp()
const noel = browser()
await signInAs(noel, 'support@coverwright.example')
const findCustomers = async (search: string) =>
  (await noel.get(`support/customers?search=${encodeURIComponent(search)}`)).body.data

it('support finds a customer by business, phone and number; nobody without an account (R6)', async () => {
  const rosa = browser()
  await signInAs(rosa, 'rosa@threads.example')
  const own = { ...painter, company_name: 'Threads of Lowell', contact_phone: '9785550142' }
  const { uuid } = await fillQuote(rosa, { ...own, contact_email: 'rosa@threads.example' })
  await fillQuote(browser(), { ...own, contact_email: 'nobody@threads.example' })

  const [customer] = await findCustomers('threads of low')
  expect(customer).toMatchObject({
    email: 'rosa@threads.example',
    applications: [{ uuid, company_name: 'Threads of Lowell', completed: false }],
  })
  for (const words of ['978-555-0142', customer.applications[0].reference, 'rosa@threads.example'])
    expect(await findCustomers(words)).toEqual([customer])
  expect(await findCustomers('somebody else')).toEqual([])
})

it('support says what it looks for, and nobody else may look (R6)', async () => {
  const refusal = await noel.get('support/customers?search=x')
  expect([refusal.status, refusal.body.errors[0].field]).toEqual([422, 'search'])
  expect((await browser().get('support/customers?search=threads')).status).toBe(401)
})
