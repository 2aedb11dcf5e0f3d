import type { Page } from '@playwright/test'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { type Business, bakery } from '../journey/answers.ts'
import { goTo } from '../journey/autopilot.ts'
import { byEvents, type Hand } from '../journey/hand.ts'

/*
 * How long a person takes for an application on a phone: `npm run clock`. Typing and reading count at the speeds
 * below; the time that pages and server take is measured. Nobody reads everything: the first figure counts the
 * questions and their choices, the second every visible word, with help, notes and prices.
 */

/** Words a minute, read silently: M. Brysbaert, “How many words do we read per minute?”, 2019. */
const wordsReadAMinute = 238
/** Letters a second on a phone, 36 words a minute: K. Palin et al., “How do people type on mobile devices?”, 2019. */
const lettersASecond = 3
/** To find a control and press it. */
const secondsAPress = 1.2

const businesses: Readonly<Record<string, Business>> = {
  'a bakery, one line': { ...bakery, insurance: ['Business Owners Policy'] },
  'a bakery, three lines': {
    ...bakery,
    insurance: ['General Liability', 'Business Owners Policy', 'Workers’ Compensation'],
  },
}

/**
 * Runs in the page: the words of its visible questions and choices, and all visible words, without the options of
 * closed lists.
 */
function countWords(): { readonly questions: number; readonly all: number } {
  const main = document.querySelector('main')
  if (!main) return { questions: 0, all: 0 }
  const words = { questions: 0, all: 0 }
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: holder, textContent } = text
    if (!holder?.checkVisibility() || holder.closest('select, .vh')) continue
    const count = (textContent ?? '').split(/\s+/).filter(Boolean).length
    words.all += count
    const isQuestion = holder.closest('h1, legend, label, .label') && !holder.closest('.hint, small, details')
    if (isQuestion) words.questions += count
  }
  return words
}

/** Counts letters and presses while it operates controls. */
function countingHand() {
  const counts = { letters: 0, presses: 0 }
  const hand: Hand = {
    write: async (box, text) => {
      counts.letters += text.length
      counts.presses += 1
      await byEvents.write(box, text)
    },
    choose: async (button) => {
      counts.presses += 1
      await byEvents.choose(button)
    },
    select: async (list, value) => {
      counts.presses += 2
      await byEvents.select(list, value)
    },
  }
  return { done: counts, hand }
}

async function completeApplication(page: Page, business: Business) {
  const { done: counts, hand } = countingHand()
  let pages = 0
  const words = { questions: 0, all: 0 }
  const read = async () => {
    pages += 1
    // The press on Continue.
    counts.presses += 1
    const wordCounts = await page.evaluate(countWords)
    words.questions += wordCounts.questions
    words.all += wordCounts.all
    if (process.env.BY_PAGE)
      process.stdout.write(`${new URL(page.url()).pathname} ${wordCounts.questions} of ${wordCounts.all} words\n`)
  }
  const startedAt = Date.now()
  await page.goto('/')
  // The trade is typed into a list of suggestions, and picked there.
  counts.letters += business.trade.query.length
  counts.presses += 2
  await goTo(page, '/done', business, read, hand)
  await read()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { pages, words, ...counts, waited: (Date.now() - startedAt) / 1000 }
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

for (const [name, business] of Object.entries(businesses)) {
  test(`the minutes of ${name}`, async ({ page }) => {
    test.slow()
    const { pages, words, letters, presses, waited } = await completeApplication(page, business)
    const minutes = (read: number) =>
      (read / wordsReadAMinute + (letters / lettersASecond + presses * secondsAPress + waited) / 60).toFixed(1)
    const { questions, all } = words
    process.stdout.write(
      `${name}: ${minutes(questions)} minutes, or ${minutes(all)} if every word is read; ${pages} pages, ${questions} of ${all} words, ${letters} letters, ${presses} presses, ${Math.round(waited)} s of waiting\n`,
    )
  })
}
