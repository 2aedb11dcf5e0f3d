import { describe, expect, it } from 'vitest'
import { codesOf, offerOf } from '../testing/offers.ts'
import { premiumOf } from '../testing/premium.ts'
import { classes, requestFor } from '../testing/requests.ts'
import { alderAndFinch } from './hiscox/carrier.ts'
import { ledgerstone } from './rps/carrier.ts'

const sound = {
  has_domain: 'Yes',
  domain: 'example.com',
  records: '10000',
  record_kinds: ['none'],
  card_payments: '20000',
  cards_stored: 'No',
  online_share: 20,
  mfa_email: 'Yes',
  remote_access: 'No',
  mfa_admin: 'Yes',
  edr: 'Yes',
  encryption: 'all',
  patching: '14',
  unsupported: 'No',
  backups: 'Yes',
  backups_apart: 'Yes',
  backups_tested: 'Yes',
  response_plan: 'Yes',
  training: 'Yes',
  wires: 'No',
  vendor_changes: 'Yes',
  sensitive_work: ['none'],
  media_cleared: 'Yes',
  incidents: 'No',
  circumstances: 'No',
  limit: '1000000',
  retention: '2500',
  fraud_limit: '100000',
}

const ask = (carrier: typeof ledgerstone, answers: object = {}, more: Parameters<typeof requestFor>[0] = {}) =>
  offerOf(carrier, requestFor({ line: 'cl', ...more, details: { cyber: { ...sound, ...answers } } }))

describe.each([
  ['Ledgerstone', ledgerstone],
  ['Alder & Finch', alderAndFinch],
] as const)('cyber of %s', (_name, carrier) => {
  it('costs a shop, an office and a small web store what cyber costs them (Q6)', () => {
    const shop = premiumOf(ask(carrier))
    const office = premiumOf(
      ask(
        carrier,
        { records: '1000', card_payments: '0' },
        { class: { ...classes.accountant, industry: 'professional' }, business: { annual_revenue: 250_000 } },
      ),
    )
    const store = premiumOf(
      ask(carrier, { records: '10000', card_payments: '100000' }, { business: { annual_revenue: 2_000_000 } }),
    )
    expect(office).toBeGreaterThan(300)
    expect(office).toBeLessThan(700)
    expect(shop).toBeGreaterThan(450)
    expect(shop).toBeLessThan(1200)
    expect(store).toBeGreaterThan(900)
    expect(store).toBeLessThan(2500)
  })

  it.each([
    ['mfa_email'],
    ['mfa_admin'],
    ['backups'],
    ['backups_apart'],
    ['edr'],
    ['leavers'],
    ['patching'],
    ['unsupported'],
    ['incidents'],
    ['circumstances'],
  ] as const)('never reads “Not sure” about %s as a good answer (Q2)', (question) => {
    expect(ask(carrier).status).toBe('quoted')
    const unsure = ask(carrier, { [question]: question === 'patching' ? 'not_sure' : 'Not sure' })
    expect([unsure.status, codesOf(unsure)]).toEqual(['referred', expect.arrayContaining([question])])
  })

  it('has an underwriter read why another insurer refused (Q4)', () => {
    const refusal = ask(carrier, { prior: { declined: 'Yes' } })
    expect([refusal.status, codesOf(refusal)]).toEqual(['referred', ['declined']])
  })

  it('asks more for weaker controls, more records and a higher limit (Q6)', () => {
    const usual = premiumOf(ask(carrier)) ?? 0
    for (const worse of [{ edr: 'No' }, { records: '100000' }, { limit: '2000000' }, { fraud_limit: '250000' }]) {
      expect(premiumOf(ask(carrier, worse)), JSON.stringify(worse)).toBeGreaterThan(usual)
    }
    expect(premiumOf(ask(carrier, { retention: '10000' }))).toBeLessThan(usual)
  })

  it('does not insure a business without backups (Q7)', () => {
    expect(ask(carrier, { backups: 'No' }).status).toBe('declined')
  })
})

it('the two differ: mailboxes with a password alone cost more here and end it there (Q6)', () => {
  expect(ask(ledgerstone, { mfa_email: 'No' }).status).toBe('quoted')
  expect(premiumOf(ask(ledgerstone, { mfa_email: 'No' }))).toBeGreaterThan(premiumOf(ask(ledgerstone)) ?? 0)
  expect(ask(alderAndFinch, { mfa_email: 'No' }).status).toBe('declined')
  expect(ask(ledgerstone, { sensitive_work: ['it_provider'] }).status).toBe('referred')
  expect(ask(alderAndFinch, { sensitive_work: ['crypto'] }).status).toBe('declined')
  expect(premiumOf(ask(ledgerstone))).not.toBe(premiumOf(ask(alderAndFinch)))
})

const fraudIn = (quote: ReturnType<typeof ask>) =>
  quote.coverages.find(({ label }) => label.startsWith('Payment fraud'))

it('insures payment fraud within the whole limit, and little of it where nobody calls (Q6)', () => {
  for (const carrier of [ledgerstone, alderAndFinch]) {
    const small = ask(carrier, { limit: '100000', fraud_limit: '250000' })
    expect(fraudIn(small)).toMatchObject({ requested: '$250,000', offered: '$100,000' })
    expect(fraudIn(ask(carrier))).toMatchObject({ requested: '$100,000', offered: '$100,000' })
  }
  const wires = { wires: 'Yes', call_back: 'No', two_people: 'Yes' }
  expect(fraudIn(ask(ledgerstone, wires))).toMatchObject({ requested: '$100,000', offered: '$50,000' })
  expect(codesOf(ask(alderAndFinch, wires))).toContain('call_back')
})
