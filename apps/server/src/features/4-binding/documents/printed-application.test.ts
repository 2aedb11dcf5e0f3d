import { expect, test } from 'vitest'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { translateTo } from '../../1-foundation/site/translate.ts'
import { closingOf, printedApplication } from './printed-application.ts'

const { browser, db } = await createTestApp()

test('the submitted texts of questions and answers are printed, tax numbers masked (S8, case P3)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa)
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  await rosa.patch(`quote/${quote._id}/finish_form`, { attestation })
  const { snapshot } = await db
    .selectFrom('submissions')
    .selectAll()
    .where('quote_id', '=', quote._id)
    .executeTakeFirstOrThrow()
  const { sections, company, title } = printedApplication(
    {
      steps: snapshot.steps,
      answers: { ...snapshot.answers, employer_id: painter.employer_id },
      facts: snapshot.facts,
      site: { locale: 'en-US', currency: 'USD', timeZone: 'America/Chicago', country: 'US' },
      translate: translateTo('en-US'),
    },
    { status: '', isDraft: false, closing: [], signature: [] },
  )
  expect([title, company]).toEqual(['Insurance application', 'Blue Door Painting LLC'])
  const answersByQuestion = new Map(
    sections.flatMap(({ rows }) => rows).map(({ question, answer }) => [question, answer]),
  )
  const answers = [...answersByQuestion.values()]
  expect(answers).toEqual(
    expect.arrayContaining([
      'House painter',
      'Limited liability company (LLC)',
      '$420,000',
      '(312) 555-0148',
      'Dec 15, 2026',
      'General Liability',
      'Illinois',
      '•••••4567',
    ]),
  )
  expect(answers.filter((answer) => /^CW|undefined|\[object/.test(answer))).toEqual([])
  expect([...answersByQuestion.keys()].filter((question) => question.startsWith('field.'))).toEqual([])
})

test('the agreed texts are above the signature, grouped by heading, with their law (K1, S8)', () => {
  const heading = 'New York fraud statement'
  const checked_on = '2026-11-20'
  expect(
    closingOf([
      { key: 'fraud.NY.application', heading, text: 'A crime.', citation: 'Law 1', checked_on },
      { key: 'fraud.NY.auto', heading, text: 'A crime with a car.', citation: 'Law 2', checked_on },
      { key: 'page.attestation.agree', text: 'All true.' },
    ]),
  ).toEqual([
    {
      heading,
      texts: [
        { text: 'A crime.', citation: 'Law 1' },
        { text: 'A crime with a car.', citation: 'Law 2' },
      ],
    },
    { heading: '', texts: [{ text: 'All true.', citation: '' }] },
  ])
})

test('a phone is printed as the country of the site writes it, as on the review page (I4, S8)', () => {
  const questions = [{ path: 'phone', type: 'phone', label: 'Téléphone' }] as const
  const { sections } = printedApplication(
    {
      steps: [{ path: '/contact', section: 'S', title: 'Contact', questions }],
      answers: { phone: '+33639980148' },
      facts: {},
      site: { locale: 'fr-FR', currency: 'EUR', timeZone: 'Europe/Paris', country: 'FR' },
      translate: translateTo('fr-FR'),
    },
    { status: '', isDraft: false, closing: [], signature: [] },
  )
  expect(sections.flatMap(({ rows }) => rows.map(({ answer }) => answer))).toEqual(['06 39 98 01 48'])
})

test('shares of a whole are one line, and dates of records are in figures, as on the review page (S8, F15)', () => {
  const questions = [
    { path: 'joined', type: 'date', label: 'Joined', dateStyle: 'numeric' },
    {
      path: 'areas',
      type: 'repeat',
      label: 'Areas',
      total: { of: 'percent', to: 100 },
      fields: [
        { path: 'area', type: 'select', label: 'Area', options: [{ value: 'tax', label: 'Tax' }] },
        { path: 'percent', type: 'percent', label: 'Share' },
      ],
    },
  ] as const
  const { sections } = printedApplication(
    {
      steps: [{ path: '/p', section: 'S', title: 'T', questions }],
      answers: {
        joined: '2011-03-01',
        areas: [
          { id: 'a', area: 'tax', percent: 60 },
          { id: 'b', area: 'Wills', percent: 40 },
        ],
      },
      facts: {},
      site: { locale: 'en-US', currency: 'USD', timeZone: 'America/Chicago', country: 'US' },
      translate: translateTo('en-US'),
    },
    { status: '', isDraft: false, closing: [], signature: [] },
  )
  expect(sections[0]?.rows).toEqual([
    { question: 'Joined', answer: '03-01-2011', depth: 0 },
    { question: 'Areas', answer: 'Tax 60%; Wills 40%', depth: 0 },
  ])
})

test('remaining remarks are printed for the underwriter, after the answers (S8)', () => {
  const printApplication = (remarks: readonly { field: string; page: string; question: string; text: string }[]) =>
    printedApplication(
      {
        steps: [],
        remarks,
        answers: {},
        facts: {},
        site: { locale: 'en-US', currency: 'USD', timeZone: 'America/Chicago', country: 'US' },
        translate: translateTo('en-US'),
      },
      { status: '', isDraft: true, closing: [], signature: [] },
    ).sections
  const remark = { field: 'claims.list', page: '/claims', question: 'Claims', text: 'Did both happen?' }
  expect(printApplication([remark])).toEqual([
    { title: 'Answers that do not match', rows: [{ question: 'Claims', answer: 'Did both happen?', depth: 0 }] },
  ])
  expect(printApplication([])).toEqual([])
})

test('who sells the insurance is printed with the license', () => {
  const license = { holder: 'Ohio House', kind: 'agency', number: 'OH123', words: 'Ohio House, Ohio license OH123' }
  const { sections } = printedApplication(
    {
      steps: [],
      answers: {},
      facts: { producer_licenses: [license] },
      site: { locale: 'en-US', currency: 'USD', timeZone: 'America/Chicago', country: 'US' },
      translate: translateTo('en-US'),
    },
    { status: '', isDraft: true, closing: [], signature: [] },
  )
  expect(sections).toEqual([{ title: 'Sold by', rows: [{ question: 'Ohio House', answer: license.words, depth: 0 }] }])
})
