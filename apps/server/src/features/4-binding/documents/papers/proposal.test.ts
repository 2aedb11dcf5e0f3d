import { writeFileSync } from 'node:fs'
import { differencesOf } from '@coverwright/core/offers/differences-of'
import { expect, test } from 'vitest'
import { asAgent } from '../../../../testing/as-agent.ts'
import { fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { translateTo } from '../../../1-foundation/site/translate.ts'
import { createTestDesk } from '../../../5-servicing/desk/testing-desk.ts'
import { lettersOf } from '../testing-letters.ts'

const app = await createTestApp()
const { db, browser, mailsTo } = app
const { amara, submitted, act } = await createTestDesk(app)
const t = translateTo('en-US')

const usd = { currency: 'USD', period: 'year' } as const
const limits = (offered: string, deductible: string) => [
  { code: 'occurrence_limit', label: 'Limit per occurrence', requested: '$1,000,000', offered },
  { code: 'aggregate_limit', label: 'Limit in aggregate', requested: '$2,000,000', offered: '$2,000,000' },
  { code: 'deductible', label: 'Deductible', requested: '$500', offered: deductible },
]
const admittedTerms = {
  kind: 'bindable',
  premium: { ...usd, amount: 124_000, fees_included: true },
  coverages: [...limits('$1,000,000', '$500'), { code: 'medical', label: 'Medical payments', offered: '$5,000' }],
  highlights: [{ included: true, label: 'Products and finished work', code: 'products' }],
  reasons: [],
  market: 'admitted',
  trigger: 'occurrence',
  valid_until: '2027-01-31',
}
const surplus = {
  kind: 'indication',
  premium: {
    ...{ ...usd, amount: 98_000, fees_included: false },
    charges: [
      { kind: 'tax', label: 'Surplus lines tax', amount: 3_430 },
      { kind: 'fee', label: 'Stamping fee', amount: 40 },
    ],
  },
  coverages: [
    ...limits('$500,000', '$2,500'),
    {
      code: 'liquor',
      label: 'Liquor liability',
      requested: '$1,000,000',
      sublimit_of: 'occurrence_limit',
      offered: '$100,000',
    },
    { code: 'medical', label: 'Medical payments', requested: '$5,000' },
  ],
  highlights: [{ included: false, label: 'Products and finished work', code: 'products' }],
  exclusions: [{ code: 'assault', label: 'Assault and battery' }],
  reasons: [],
  market: 'surplus',
  trigger: 'claims_made',
  valid_until: '2026-12-31',
}

const squeeze = (text: string) => text.replace(/\s+/g, '')

test('a proposal compares the offers, with each tax, fee, exclusion and difference, and insures nobody (O10)', async () => {
  const { rosa, id, offers } = await submitted()
  const pdf = async (visitor: ReturnType<typeof browser>) =>
    app.app.inject({ url: `/api/quote/${id}/proposal.pdf`, cookies: Object.fromEntries(visitor.jar) })
  expect((await pdf(rosa)).json().code).toBe('proposal.no_prices')
  const replies = [admittedTerms, surplus]
  for (const [at, reply] of replies.entries())
    await db
      .updateTable('offers')
      .set({ state: 'quoted', reply: JSON.stringify(reply) })
      .where('uuid', '=', offers[at]?.uuid ?? '')
      .execute()
  const words = 'We do not insure shops like this.'
  const refusal = { insurer: 'Harbor Mutual', line: 'gl', state: 'declined', words, source: 'By phone' }
  expect((await act(id, 'answers', refusal)).status).toBe(200)
  const got = await pdf(rosa)
  expect([got.statusCode, got.headers['content-type']]).toEqual([200, 'application/pdf'])
  if (process.env.KEEP_PDF) writeFileSync(process.env.KEEP_PDF, got.rawPayload)
  const letters = squeeze(lettersOf(got.rawPayload))
  const texts = [
    ...[t('proposal.title'), 'Threads', t('proposal.notInsured.text'), words],
    ...['$1,240.00', '$980.00', 'Surplus lines tax', '$34.30', '$0.40', '$1,014.70'],
    ...[t('page.offer.bindable'), t('page.offer.indication'), 'Jan 31, 2027', 'Assault and battery'],
    ...[t('offer.terms.market.surplus'), t('offer.terms.market.admitted')],
    ...replies.flatMap((reply) => differencesOf(reply as never, {}, { t, locale: 'en-US' }).map(({ text }) => text)),
  ]
  expect(texts.filter((each) => !letters.includes(squeeze(each)))).toEqual([])

  // A withdrawn offer is not proposed.
  await db
    .updateTable('offers')
    .set({ stage: 'withdrawn' })
    .where('uuid', '=', offers[1]?.uuid ?? '')
    .execute()
  const fewer = squeeze(lettersOf((await pdf(rosa)).rawPayload))
  expect([fewer.includes('$1,240.00'), fewer.includes('$980.00')]).toEqual([true, false])

  const eve = browser()
  await eve.begin()
  expect((await pdf(eve)).statusCode).toBe(401)
  expect((await pdf(amara)).statusCode).toBe(200)

  expect((await amara.post(`desk/applications/${id}/proposal`)).status).toBe(200)
  const mail = (await mailsTo('rosa@threads.example')).at(-1)
  expect(mail).toMatchObject({ kind: 'proposal', company: 'Threads', link: expect.stringContaining('http') })
  const sentEvents = await db.selectFrom('quote_events').select('changes').where('kind', '=', 'proposal_sent').execute()
  expect(sentEvents).toMatchObject([{ changes: [{ after: { edition: expect.stringMatching(/^[0-9a-f]{8}$/) } }] }])

  await db
    .updateTable('offers')
    .set({ reply: JSON.stringify({ ...admittedTerms, valid_until: '2026-11-01' }) })
    .where('uuid', '=', offers[0]?.uuid ?? '')
    .execute()
  expect((await pdf(rosa)).json().code).toBe('proposal.no_prices')
})

test('an agency’s proposal has the agency’s name and its agent, in place of the site’s own (O10, R6)', async () => {
  const ruth = browser()
  await signInAs(ruth, 'agent@quarry-street.example')
  const { _id } = await fillQuote(asAgent(ruth), { ...painter, company_name: 'Alder', insurance_types: typesOf('gl') })
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  expect((await ruth.patch(`quote/${_id}/finish_form`, { attestation })).status).toBe(200)
  const ofQuote = db.selectFrom('submissions').select('uuid').where('quote_id', '=', _id)
  await db
    .updateTable('offers')
    .set({ state: 'quoted', reply: JSON.stringify({ ...admittedTerms, valid_until: '2099-01-31' }) })
    .where('submission_uuid', 'in', ofQuote)
    .execute()
  const got = await app.app.inject({ url: `/api/quote/${_id}/proposal.pdf`, cookies: Object.fromEntries(ruth.jar) })
  const letters = squeeze(lettersOf(got.rawPayload))
  const heading = ['Quarry Street Insurance', 'Ruth Calloway', 'agent@quarry-street.example', '(630) 555-0101']
  expect(heading.filter((each) => !letters.includes(squeeze(each)))).toEqual([])
})
