import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { cleanText } from '@coverwright/core/input/clean-text'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../../../testing/browser.ts'
import { answeredPage, fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { naughtyStrings } from '../../../../testing/naughty-strings.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser, logged } = await createTestApp()

const application: Answers = { ...painter, insurance_types: typesOf('gl') }

let rosa: Browser
// biome-ignore lint/suspicious/noExplicitAny: a quote as it came over the wire
let quote: any

beforeAll(async () => {
  rosa = browser()
  quote = await fillQuote(rosa, application)
})

const tenth = (which: number) => naughtyStrings.filter((_text, position) => position % 10 === which)

/**
 * A text of each kind, on a page of the first steps and in a list. Each is sent where it may be kept, and a tenth of them
 * to each field that refuses most; how texts of several lines are cleaned is tested in core.
 */
const texts = [
  ['/', 'zip_code', tenth(0)],
  ['/business', 'company_name', naughtyStrings.filter((_text, position) => position % 10 !== 1 && position % 10 !== 4)],
  ['/other-info', 'business_description', tenth(1)],
  ['/business', 'business_website', tenth(2)],
  ['/contact', 'contact_email', tenth(3)],
  ['/location/edit/0/address', 'locations.0.street', tenth(4)],
] as const

/** A page with one answer changed, as it would be sent; the place is that of the quote's first. */
function senderOf(step: string, field: string): (text: string) => Answers {
  if (field.startsWith('locations.')) return (street) => ({ locations: [{ ...quote.locations[0], street }] })
  const { answers } = answeredPage(quote, step, application)
  return (text) => writeAnswer(answers, field, text)
}

// biome-ignore lint/suspicious/noExplicitAny: a quote as it came over the wire
const read = (saved: any, field: string): unknown =>
  field.startsWith('locations.') ? saved.locations[0].street : readAnswer(saved, field)

const title = 'at %s every text is kept, clean, in %s, or refused by name (case V13)'

test.for(texts)(title, { timeout: 240_000 }, async ([step, field, sentTexts]) => {
  const answersFor = senderOf(step, field)
  let acceptedCount = 0
  for (const text of sentTexts) {
    const reply = await rosa.save(quote, step, answersFor(text))
    const about = `${JSON.stringify(text)}: ${JSON.stringify(reply.body).slice(0, 300)}`
    if (reply.status === 422) {
      // An item of a list is named by its place in it.
      expect(reply.body.errors.length, about).toBeGreaterThan(0)
      for (const each of reply.body.errors) expect(each.field, about).toMatch(new RegExp(field.split('.').at(-1) ?? ''))
      continue
    }
    expect(reply.status, about).toBe(200)
    quote = reply.body.data
    acceptedCount += 1
    if (field === 'zip_code') continue
    const clean = cleanText(text, field === 'business_description' ? 'many' : 'one')
    expect(String(read(quote, field)), about).toBe(clean)
    // Replies match what is stored: every tenth is read again.
    if (acceptedCount % 10 !== 0) continue
    const again = (await rosa.get(`quote/${quote._id}`)).body.data
    expect(String(read(again, field)), about).toBe(clean)
  }
  if (/company_name|description|street/.test(field)) {
    expect(acceptedCount).toBeGreaterThan(sentTexts.length / 2)
  }
  expect(logged.join('')).not.toContain('request failed')
})
