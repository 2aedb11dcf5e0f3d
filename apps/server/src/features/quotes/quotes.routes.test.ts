import { expect, test } from 'vitest'
import { fillQuote, painter } from '../../testing/fill-quote.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { browser, db } = await createTestApp()

test('a person fills the whole quote and submits it (F20)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa)
  console.log(quote.max_step, Object.keys(quote.question_sets))
  const valid = await rosa.get(`quote/${quote._id}/validate`)
  expect(valid.body.data).toEqual({ valid: true, problems: [] })
})
