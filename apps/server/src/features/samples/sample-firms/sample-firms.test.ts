import { randomBytes } from 'node:crypto'
import { states } from '@coverwright/catalogue/reference/states'
import { programOf } from '@coverwright/catalogue/renewals/renewals'
import { termOf } from '@coverwright/catalogue/renewals/term'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import { daysAfter } from '@coverwright/core/rules/calendar'
import { expect, test } from 'vitest'
import { createEncryptor } from '../../../platform/encryption/encryptor.ts'
import { sampleSites } from '../../../testing/default-site.ts'
import { sampleReference as reference } from '../../../testing/sample-reference.ts'
import { testDay } from '../../../testing/test-day.ts'
import { createSites } from '../../1-foundation/site/served-site.ts'
import { quoteProblems } from '../../3-quoting/quotes/saving/validate-quote.ts'
import { createQuoteReader } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { sampleFirms, sampleSubmission, sampleUuids, termFor } from './sample-firms.ts'

const sites = createSites(sampleSites)
const encryptor = createEncryptor(randomBytes(32))
const reader = createQuoteReader({ sites, reference, encryptor })
const servedSite = sites.byId('default')
if (!servedSite) throw new Error('There is no site')
const madeOn = (today: string) =>
  sampleFirms.map((firm) =>
    sampleSubmission({ reader, reference, encryptor }, servedSite, firm, '11111111-1111-4111-8111-111111111111', today),
  )

test.each([testDay, '2028-02-29', '2031-06-30'])(
  'every sample firm, first shown on %s, answered all its questions (X5, N4)',
  (day) => {
    const remaining = madeOn(day).flatMap(({ quote, snapshot }) =>
      quoteProblems(quote, reference).map((problem) => [readAnswer(snapshot.answers, 'company_name'), problem]),
    )
    expect(remaining).toEqual([])
  },
)

test('the policies end within the next 20 to 80 days, and each firm has its kind of renewal (X5)', () => {
  for (const { snapshot, firm } of madeOn(testDay)) {
    const { ends } = termOf(snapshot.answers, testDay)
    expect(ends >= (daysAfter(testDay, 20) ?? '')).toBe(true)
    expect(ends <= (daysAfter(testDay, 80) ?? '')).toBe(true)
    expect(ends).toBe(daysAfter(testDay, firm.endsIn))
    expect(programOf(snapshot.answers, [])?.type).toBe(firm.carrier === 'aig' ? 'renewal-law' : 'renewal-census')
  }
  expect(termFor({ endsIn: 0 }, '2028-02-29')).toMatchObject({ began: '2027-02-28' })
})

test('towns have their own ZIP code and state, and no two firms share a name or a number (K1)', () => {
  const submissions = madeOn(testDay)
  for (const { snapshot } of submissions) {
    const {
      street: _street,
      city,
      state,
      zip_code,
    } = readAnswer(snapshot.answers, 'mailing_address') as Record<string, string>
    const place = reference.cityByZip(zip_code ?? '')
    expect([zip_code, place?.state, place?.cities.includes(city ?? '')]).toEqual([zip_code, state, true])
    expect(states.some(({ code }) => code === state)).toBe(true)
  }
  const all = [
    submissions.map(({ snapshot }) => readAnswer(snapshot.answers, 'company_name')),
    submissions.flatMap(({ firm }) => Object.values(sampleUuids(firm))),
  ]
  for (const each of all) expect(new Set(each).size).toBe(each.length)
})

test('unasked questions have no stored answers: no firm answers for areas it does not work in (X3)', () => {
  const solo = madeOn(testDay).find(({ firm }) => firm.number === 1)
  const supplements = readAnswer(solo?.row.answers ?? {}, 'pl.aig.supplements')
  expect(isRecord(supplements) && Object.keys(supplements).toSorted()).toEqual(['family', 'general'])
})
