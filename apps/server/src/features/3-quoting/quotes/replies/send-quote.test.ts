import { heldReply, mergePatchType, replyId } from '@coverwright/contract/reply-names'
import { mergePatched } from '@coverwright/core/answers/merge-patch'
import { expect, it } from 'vitest'
import type { Browser, Reply } from '../../../../testing/browser.ts'
import { fetchSet, fillQuote, painter } from '../../../../testing/fill-quote.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const secretKeys = [Buffer.alloc(32, 5)] as const
const here = await createTestApp({ secretKeys })
/** A second server of the same database. */
const there = await createTestApp({ secretKeys, database: here.database })

type Quote = Record<string, unknown> & { readonly _id: string; readonly version: number }

const isPatch = ({ headers }: Reply): boolean => String(headers['content-type']).startsWith(mergePatchType)

/** Holds each quote from the reply that told it last, as our pages do. */
function holding(browser: Browser) {
  let held: string | undefined
  const sizes: { readonly patch: boolean; readonly bytes: number }[] = []
  return {
    ...browser,
    sizes,
    holds: () => held,
    async save(quote: Quote, step: string, answers: object, headers = {}): Promise<Reply> {
      const about = { 'if-match': `"${quote.version}"`, ...(held ? { [heldReply]: held } : {}), ...headers }
      const reply = await browser.patch(`quote/${quote._id}`, { step, ...answers }, about)
      if (reply.status !== 200) return reply
      held = String(reply.headers[replyId])
      sizes.push({ patch: isPatch(reply), bytes: JSON.stringify(reply.body).length })
      const data: Quote = isPatch(reply) ? mergePatched(quote, reply.body.data) : reply.body.data
      expect(data).toEqual((await browser.get(`quote/${quote._id}`)).body.data)
      return { ...reply, body: { data } }
    },
  }
}

const business = (company_name: string) => ['/business', { company_name }] as const

it('a caller who names the reply they hold is told what changed since, all along an application (speed, S2)', async () => {
  const person = holding(here.browser())
  await fillQuote(person, painter, '/done')
  const patches = person.sizes.filter(({ patch }) => patch)
  // All but the first save and those after questions were fetched.
  expect(patches.length).toBeGreaterThan(person.sizes.length / 2)
  expect(Math.max(...patches.map(({ bytes }) => bytes))).toBeLessThan(2_000)
  expect(Math.min(...patches.map(({ bytes }) => bytes))).toBeLessThan(200)
})

it('anybody else is told the whole quote: another reply was held, or the quote has changed since (S2, A3)', async () => {
  const browser = here.browser()
  const person = holding(browser)
  const quote: Quote = await fillQuote(person, painter, '/insurance')
  const [path, answers] = business('Held LLC')
  const saved = await person.save(quote, path, answers)
  expect(isPatch(saved)).toBe(true)
  const held = person.holds()
  const other = await person.save(saved.body.data, ...business('Other LLC'), { [heldReply]: `${held}1` })
  expect(isPatch(other)).toBe(false)
  // Nobody said so, and nobody is told less.
  const plain = await browser.patch(`quote/${quote._id}`, { step: path, company_name: 'C' }, { 'if-match': '*' })
  expect([isPatch(plain), plain.body.data.question_sets]).toEqual([false, other.body.data.question_sets])
  // Questions that came meanwhile are no new version.
  const again = await person.save(plain.body.data, ...business('Again LLC'), {
    [heldReply]: String(plain.headers[replyId]),
  })
  expect(isPatch(again)).toBe(true)
  await fetchSet(browser, again.body.data, 'gl.liberty')
  expect(isPatch(await person.save(again.body.data, ...business('Asked LLC')))).toBe(false)
})

it('a server that did not give the reply tells the whole quote (A3)', async () => {
  const browser = here.browser()
  const person = holding(browser)
  const quote: Quote = await fillQuote(person, painter, '/insurance')
  const other = there.browser()
  for (const [name, value] of browser.jar) other.jar.set(name, value)
  const headers = { 'if-match': `"${quote.version}"`, [heldReply]: String(person.holds()) }
  const reply = await other.patch(`quote/${quote._id}`, { step: '/business', company_name: 'There LLC' }, headers)
  expect([reply.status, isPatch(reply), reply.body.data.company_name]).toEqual([200, false, 'There LLC'])
})
