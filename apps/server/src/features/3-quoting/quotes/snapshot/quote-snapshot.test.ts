import { randomBytes } from 'node:crypto'
import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import { expect, it } from 'vitest'
import { createEncryptor } from '../../../../platform/encryption/encryptor.ts'
import { sampleSites } from '../../../../testing/default-site.ts'
import { sampleReference } from '../../../../testing/sample-reference.ts'
import { createSites } from '../../../1-foundation/site/served-site.ts'
import { blankQuote } from '../blank-quote.ts'
import { createQuoteReader } from './quote-snapshot.ts'

const now = new Date('2026-11-20T18:00:00Z')
const reader = createQuoteReader({
  sites: createSites(sampleSites),
  reference: sampleReference,
  encryptor: createEncryptor(randomBytes(32)),
})
const [shop, barn] = ['shop', 'barn'].map((id) => ({ id, street: `${id} lane`, occupancy: 'lease' }))
const answers: Answers = { class_code_ref: 'CW238320A', zip_code: '60614', locations: [shop, barn] }
const quote = reader.open(
  {
    ...blankQuote(now),
    id: '00000000-0000-4000-8000-000000000001',
    uuid: '00000000-0000-4000-8000-000000000002',
    session_id: 'one',
    site: 'default',
    answers,
  },
  now,
)
const factsWith = (locations: readonly unknown[]): Answers =>
  reader.withAnswers(quote, writeAnswer(answers, 'locations', locations), now).facts

it('describes whichever location is first now (S1)', () => {
  expect(factsWith([{ ...shop, occupancy: 'own' }, barn])).toEqual({
    ...quote.facts,
    primary_location: { occupancy: 'own' },
  })
  expect(factsWith([]).primary_location).toBeUndefined()
})
