import { enUs } from '@coverwright/catalogue/messages/en-us'
import { billStates } from '@coverwright/core/lifecycle/bill'
import { answerStates } from '@coverwright/core/lifecycle/insurer-answer'
import { recipientsOf } from '@coverwright/core/lifecycle/notices'
import { offerStages } from '@coverwright/core/lifecycle/offer'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { accessTitles, eventTitles, mailTitle } from './event-titles.ts'
import { type Names, readChange } from './readings.ts'
import { timeline } from './timeline.ts'

const offer = '7b1f2c9e-0000-4000-8000-000000000001'
const t = translator(enUs, 'en-US')
const names: Names = {
  t,
  locale: 'en-US',
  insurerOf: (id) => (id === offer ? 'Harbor Mutual' : 'somebody else'),
  lineName: (line) => ({ gl: 'General Liability' })[line] ?? line,
  personOf: (email) => ({ 'amara@desk.example': 'Amara Holt' })[email] ?? email,
  questionAt: (path) => ({ annual_revenue: 'Sales of a year' })[path],
  agreedIn: (submission) => (submission === 's1' ? [{ heading: 'Fraud', text: 'Whoever lies …' }] : []),
}
const read = (path: string, before: unknown, after: unknown) =>
  readChange({ path, ...(before === null ? {} : { before }), ...(after === null ? {} : { after }) }, names)
const facts = (path: string, before: unknown, after: unknown) => read(path, before, after).facts

it('each kind of event and of access has words (O5)', () => {
  const keys = [...Object.values(eventTitles), ...Object.values(accessTitles)]
  expect(keys.filter((key) => !Object.hasOwn(enUs, key))).toEqual([])
})

it('says each state in words (O5)', () => {
  const texts = [
    ...offerStages.map((stage) => facts(`offers.${offer}.stage`, null, stage)),
    ...answerStates.map((state) => facts(`offers.${offer}.state`, null, state)),
    ...billStates.map((state) => facts('bills.b.state', null, state)),
  ]
  expect(texts.flat().filter(({ after = '' }) => after === '' || after.includes('.'))).toEqual([])
  expect(facts(`offers.${offer}.stage`, 'chosen', 'bind_requested')).toEqual([
    { label: 'Harbor Mutual', before: 'Chosen, not requested yet', after: 'Requested' },
  ])
})

it('has the words of a signature as text, and who signed them (S8, O5)', () => {
  const documents = [{ key: 'terrorism', heading: 'Terrorism', text: 'I do not want it.', sha256: 'f'.repeat(64) }]
  const signature = { name: 'Rosa Lee', capacity: 'owner', consent: 'x', signed_at: 'now', locale: 'en-US', documents }
  expect(read(`offers.${offer}.bind_request`, null, { uuid: 'u', mode: 'call', signature, answers: {} })).toEqual({
    facts: [
      { label: 'Insurer', after: 'Harbor Mutual' },
      { label: 'Signed by', after: 'Rosa Lee, Owner' },
    ],
    texts: [{ heading: 'Terrorism', text: 'I do not want it.' }],
  })
  expect(read('submission_uuid', null, 's1').texts).toEqual([{ heading: 'Fraud', text: 'Whoever lies …' }])
})

it.each([
  [
    `offers.${offer}.version`,
    1,
    { number: 2, hash: 'f'.repeat(64) },
    [{ label: 'Harbor Mutual, version', after: '2' }],
  ],
  [
    `offers.${offer}.bind_request`,
    null,
    { signature: null, answers: { loss_runs: [{ name: 'losses.pdf', sha256: 'f' }] } },
    [{ label: 'Loss runs', after: 'losses.pdf' }],
  ],
  [
    `offers.${offer}.bind_answer`,
    null,
    { needs: ['loss_runs'] },
    [{ label: 'Harbor Mutual needs', after: 'Loss runs' }],
  ],
  [
    `offers.${offer}.confirmation`,
    null,
    { reference: 'HM-7', from: '2027-01-01', to: '2028-01-01', channel: 'desk' },
    [
      { label: 'Policy number', after: 'HM-7' },
      { label: 'In force', after: 'Jan 1, 2027 to Jan 1, 2028' },
    ],
  ],
  [
    `offers.${offer}.answers`,
    null,
    {
      version: 1,
      questions: [{ id: 'roof', label: 'Which roof?', options: [{ value: 'flat', label: 'A flat one' }] }],
      answers: [{ id: 'roof', answer: 'flat' }],
    },
    [{ label: 'Which roof?', after: 'A flat one' }],
  ],
  [
    `offers.${offer}.documents.d`,
    null,
    { kind: 'binder', sha256: 'f'.repeat(64) },
    [{ label: 'Harbor Mutual', after: 'Binder' }],
  ],
  [
    'bills.b',
    null,
    { state: 'due', currency: 'USD', amount: 61_200, lines: [] },
    [{ label: 'Due now', after: '$612.00' }],
  ],
  ['bills.b.reference', null, 'INV-7', [{ label: 'Reference', after: 'INV-7' }]],
  ['owner', null, 'amara@desk.example', [{ label: 'Owner', before: 'No one', after: 'Amara Holt' }]],
  ['closed.reason', null, 'price', [{ label: 'Reason', after: 'Price' }]],
  ['asked_again', null, ['gl'], [{ label: 'Requested again', after: 'General Liability' }]],
  ['annual_revenue', 1, 2, [{ label: 'Sales of a year' }]],
  ['notes.n', null, 'f'.repeat(64), []],
  ['submission_hash', null, 'f'.repeat(64), []],
])('reads %s (O5)', (path, before, after, expected) => {
  expect(facts(path, before, after)).toEqual(expected)
})

it('names a mail by its title or subject, and by its kind where both name something of their own (O5)', () => {
  expect(mailTitle('renewal_due', t)).toBe('Email sent: Time to renew')
  expect(mailTitle('bill_invoiced', t)).toBe('Email sent: bill invoiced')
  expect(recipientsOf('bill_invoiced')).toContain('applicant')
})

it('is the newest first, with who did it and on which page (O5)', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 9, minute))
  const saveEvent = { at: at(1), kind: 'saved', actor: 'session:1', step: 'business', changes: [] }
  const entries = timeline(
    {
      events: [{ ...saveEvent, changes: [{ path: 'annual_revenue', after: 1 }] }],
      access: [{ at: at(3), kind: 'record_read', actor: 'person:1' }],
      mails: [{ at: at(2), kind: 'submitted' }],
    },
    { ...names, nameOf: (actor) => (actor === 'person:1' ? 'Amara Holt' : 'applicant'), pageAt: () => 'Your business' },
  )
  expect(entries.map(({ title, by, page }) => [title, by, page])).toEqual([
    ['Application read', 'Amara Holt', undefined],
    ['Email sent: Your application is submitted', 'server', undefined],
    ['Answers saved', 'applicant', 'Your business'],
  ])
})
