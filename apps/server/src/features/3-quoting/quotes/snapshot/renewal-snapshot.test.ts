import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createEncryptor } from '../../../../platform/encryption/encryptor.ts'
import { sampleSites } from '../../../../testing/default-site.ts'
import { sampleReference } from '../../../../testing/sample-reference.ts'
import { createSites } from '../../../1-foundation/site/served-site.ts'
import { blankQuote } from '../blank-quote.ts'
import { createQuoteReader, type QuoteRow } from './quote-snapshot.ts'

const now = new Date('2026-11-20T18:00:00Z')
const reader = createQuoteReader({
  sites: createSites(sampleSites),
  reference: sampleReference,
  encryptor: createEncryptor(randomBytes(32)),
})
const carriedAnswers = { class_code_ref: 'CW541110A', zip_code: '60611', mailing_address: { zip_code: '60611' } }

/** A renewal of a firm in Chicago that typed an address in New York. */
const rowOf = (location_changed: string): QuoteRow => ({
  ...blankQuote(now),
  id: '00000000-0000-4000-8000-000000000001',
  uuid: '00000000-0000-4000-8000-000000000002',
  session_id: 'moved',
  site: 'default',
  flow_type: 'renewal-law',
  max_step: '/renewal-info',
  answers: { ...carriedAnswers, location_changed, zip_code: '10001', mailing_address: { zip_code: '10001' } },
  carried: carriedAnswers,
  renews: '00000000-0000-4000-8000-000000000003',
})

it('takes state and city from the address that counts, not from one typed before the person said No (X5, Q2)', () => {
  const factsOf = (changed: string) => reader.open(rowOf(changed), now).facts
  expect(factsOf('Yes')).toMatchObject({ state: 'NY', mailing_city: 'New York' })
  expect(factsOf('No')).toMatchObject({ state: 'IL', mailing_city: 'Chicago' })
})
