import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import { resume } from '@coverwright/core/navigation/navigate'
import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { answeredPage, browserTrail, fillQuote, typesOf } from '../../../testing/fill-quote.ts'
import { placeOf } from '../../../testing/golden-trails/walk-business.ts'
import { wantedAnswers } from '../../../testing/golden-trails/wanted-answers.ts'
import { businessOf, lineBusinesses } from '../../../testing/line-businesses.ts'
import { offersOf } from '../../../testing/offers-of.ts'
import { optionsSent } from '../../../testing/options-sent.ts'
import { plainAnswer } from '../../../testing/plain-answer.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { testDay } from '../../../testing/test-day.ts'

const { browser, db, work } = await createTestApp()
afterAll(await work())
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
const lines = lineBusinesses.map(({ line }) => line)

const wantedOf = (line: string): Answers => {
  const business = businessOf(line)
  return { ...wantedAnswers(business, placeOf(business.zip), testDay), insurance_types: typesOf(line) }
}

/** The section whose pages belong to a line. */
const sectionOf = (line: string): string => (line === 'do' ? 'ml' : line)
const isOf =
  (line: string) =>
  ({ section }: PageState): boolean =>
    [line, sectionOf(line)].includes(section.id)
const pagesOf = (quote: object, line: string): readonly PageState[] => browserTrail(quote).pages.filter(isOf(line))

const finish = (visitor: Browser, { _id }: { readonly _id: string }) =>
  visitor.patch(`quote/${_id}/finish_form`, { attestation })

// biome-ignore lint/suspicious/noExplicitAny: a quote as it came over the wire
type Quote = any

const withLists: readonly string[] = ['ca', 'product', 'pollution', 'landlord', 'pl', 'umb']

/** In a list, an unknown name is refused by name, and nothing is written. */
async function refusesUnknownNames(rosa: Browser, quote: Quote, line: string): Promise<void> {
  if (!withLists.includes(line)) return
  const lists = pagesOf(quote, line).flatMap(({ list }) => (list ? [list.step] : []))
  expect(lists).not.toEqual([])
  for (const { list, items } of lists) {
    const storedItems = readAnswer(quote, items)
    const sentItems = (Array.isArray(storedItems) ? storedItems.filter(isRecord) : []).map((item) => ({
      ...item,
      secret: 1,
    }))
    const { status, body } = await rosa.save(quote, list, writeAnswer({}, items, sentItems))
    expect([status, body.errors[0].field]).toEqual([422, `${items}.0.secret`])
    expect(readAnswer((await rosa.get(`quote/${quote._id}`)).body.data, items)).toEqual(storedItems)
  }
}

/**
 * An answer to a hidden question is stored, unless another question asks for its fact.
 * @returns its path
 */
async function answersHidden(rosa: Browser, quote: Quote, line: string): Promise<string> {
  const sharedPaths = new Set([...browserTrail(quote).shared.uses.values()].flat().map(({ path }) => path))
  const [hiddenField] = pagesOf(quote, line).flatMap(({ path, form, visible, view }) =>
    form.fields
      .filter(
        (field) =>
          !(visible.includes(field.path) || field.optional || sharedPaths.has(field.path) || field.type === 'document'),
      )
      .map((field) => ({
        step: path,
        path: field.path,
        answer: plainAnswer(field, { view, optionsOf: optionsSent(quote) }),
      })),
  )
  if (!hiddenField) throw new Error(`${line} shows every question it has`)
  const saveReply = await rosa.save(quote, hiddenField.step, writeAnswer({}, hiddenField.path, hiddenField.answer))
  expect(saveReply.status).toBe(200)
  expect(readAnswer(saveReply.body.data, hiddenField.path)).toEqual(hiddenField.answer)
  return hiddenField.path
}

test.for(lines)(
  '%s is filled in, submitted and answered with a price or a reason, without hidden or unknown answers (F3, F5, A6, Q6, R8)',
  async (line) => {
    const rosa = browser()
    const quote = await fillQuote(rosa, wantedOf(line))
    expect(pagesOf(quote, line).map(({ status }) => status)).not.toContain('incomplete')
    await refusesUnknownNames(rosa, quote, line)
    const hiddenAnswers = await answersHidden(rosa, quote, line)
    const submitReply = await finish(rosa, quote)
    expect(submitReply.status).toBe(200)
    const { snapshot } = await db
      .selectFrom('submissions')
      .selectAll()
      .where('uuid', '=', submitReply.body.data.submission_uuid)
      .executeTakeFirstOrThrow()
    expect(readAnswer(snapshot.answers, hiddenAnswers)).toBeUndefined()
    const offers = await offersOf(rosa, quote.uuid)
    expect(offers.length).toBeGreaterThan(0)
    for (const offer of offers) {
      expect(offer.line).toBe(line)
      if (offer.state === 'quoted') expect(offer.premium?.amount).toBeGreaterThan(10_000)
      else expect(offer.reasons[0]?.text).toMatch(/^[A-Z].*\.$/)
    }
    const states = offers.map(({ state }) => state)
    // Papers that follow later are read before a price is firm.
    expect(states).toContain(line === 'do' ? 'referred' : 'quoted')
  },
)

// What a page expects is the same on each; cyber has no other's answers, and vehicles are a list.
test.for(['gl', 'cl', 'ca'])(
  '%s: early answers are stored and do not count, and unasked ones are refused (F6, F20, A6)',
  async (line) => {
    const rosa = browser()
    const quote = await fillQuote(rosa, wantedOf(line), isOf(line))
    const [first] = pagesOf(quote, line)
    if (!first) throw new Error(`${line} has no page`)

    await rosa.save(quote, '/done', {})
    const skippedQuote = (await rosa.get('quote')).body.data
    expect(resume(browserTrail(skippedQuote))).toBe(first.path)

    const early = await finish(rosa, quote)
    expect([early.status, early.body.code]).toEqual([422, 'quote.incomplete'])
    expect(early.body.steps.map(({ step }: { step: string }) => step)).toContain(first.path)

    const reply = await rosa.save(skippedQuote, first.path, { made_up: 1 })
    expect([reply.status, reply.body.errors[0].field]).toEqual([422, 'made_up'])

    const { answers } = answeredPage(skippedQuote, first.path, wantedOf(line))
    const foreign = line === 'cl' ? { epli: { training: 'yearly' } } : { cyber: { edr: 'Yes' } }
    const saveReply = await rosa.save(skippedQuote, first.path, { ...answers, ...foreign })
    expect(saveReply.status).toBe(200)
    expect(saveReply.body.data).toMatchObject(foreign)
    expect(resume(browserTrail(saveReply.body.data))).not.toBe('/done')
  },
)
