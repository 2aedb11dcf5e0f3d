import { expect, it, vi } from 'vitest'
import { asAgent } from '../../../testing/as-agent.ts'
import { sampleSites } from '../../../testing/default-site.ts'
import { browserTrail, fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const [partnerSite] = sampleSites.filter(({ id }) => id === 'makers')
if (!partnerSite) throw new Error('There is no site makers')
const { prefixPath: _prefix, ...rest } = partnerSite
const site = { ...rest, hosts: ['makers.test'] }
const { browser, work } = await createTestApp({ sites: [...sampleSites.filter(({ id }) => id !== 'makers'), site] })

const roofing = 'CW238160A'
const visit = () => browser('makers.test')
const also = (...refs: readonly string[]) => ({
  ...painter,
  multi_class: 'Yes',
  other_classes: refs.map((class_code_ref) => ({ class_code_ref, share: 20 })),
})

it('an insurer’s appetite must include everything that the business does (F3, Q7)', async () => {
  const one = await fillQuote(visit(), { ...painter, multi_class: 'No' }, '/done', undefined, site)
  const two = await fillQuote(visit(), also(roofing), '/done', undefined, site)
  expect(two.other_class_facts).toEqual([
    expect.objectContaining({ class_code_ref: roofing, naics6: '238160', share: 20 }),
  ])
  expect(one).not.toHaveProperty('other_class_facts')
  // The code stays that of the main class.
  expect(two.appetite_codes).toEqual(one.appetite_codes)
  expect(Object.values(one.appetite.gl)).toContain('in')
  const rank = ['out', 'refer', 'in']
  for (const [insurer, outlook] of Object.entries<string>(two.appetite.gl)) {
    expect(rank.indexOf(outlook)).toBeLessThanOrEqual(rank.indexOf(one.appetite.gl[insurer]))
  }
  expect(two.appetite.gl).not.toEqual(one.appetite.gl)
})

it('insurers get every kind of work, and price by the one they like least (F3, Q6)', async () => {
  const person = visit()
  const quote = await fillQuote(person, also(roofing), '/done', undefined, site)
  const text_keys = ['page.attestation.general']
  const submitReply = await person.patch(`quote/${quote._id}/finish_form`, {
    attestation: { accepted: true, text_keys },
  })
  expect([submitReply.status, submitReply.body.errors]).toEqual([200, undefined])
  const stop = await work()
  const { offers } = await vi.waitFor(
    async () => {
      const { data } = (await person.get(`quote/uuid/${quote.uuid}?checkIfProcessed=true`)).body
      expect(data.processed).toBe(true)
      return data
    },
    { timeout: 60_000, interval: 100 },
  )
  await stop()
  expect(offers.map(({ state }: { state: string }) => state)).not.toContain('quoted')
})

it('an agent may enter it for a client where the site does not ask; the client then sees the page and not the question (F3, R6)', async () => {
  const ruth = browser()
  await signInAs(ruth, 'agent@quarry-street.example')
  const draft = await fillQuote(asAgent(ruth), painter, '/insurance')
  const agent = { authorized: 'Yes', client_since: 'client', show_mc_group: 'Yes' }
  const { data: quote } = (await ruth.save(draft, '/client', { agent })).body
  expect(quote.show_mc_group).toBe('Yes')
  await ruth.post(`quote/${quote._id}/links`, { email: painter.contact_email })
  const client = browser()
  await signInAs(client, String(painter.contact_email))
  const clientView = (await client.get(`quote/${quote._id}`)).body.data
  expect(clientView).not.toHaveProperty('agent')
  expect(browserTrail(draft).pages.map(({ path }) => path)).not.toContain('/mc')
  expect(browserTrail(clientView).pages.map(({ path }) => path)).toContain('/mc')
})
it('an unknown trade is refused by its place in the list (F3, A3)', async () => {
  const person = visit()
  const quote = await fillQuote(person, painter, '/mc', undefined, site)
  const reply = await person.save(quote, '/mc', {
    multi_class: 'Yes',
    other_classes: [{ id: 'k1', class_code_ref: 'CW000000A', share: 20 }],
  })
  expect(reply.status).toBe(422)
  expect(reply.body.errors.map(({ field, key }: Record<string, string>) => [field, key])).toEqual([
    ['other_classes.0.class_code_ref', 'validationError.unknownClass'],
  ])
})
