import { enUs } from '@coverwright/catalogue/messages/en-us'
import type { Field } from '@coverwright/core/model/field'
import { translator } from '@coverwright/core/text/text'
import { expect, test } from 'vitest'
import { problemLinks, problemTitle } from './problem-links.ts'

const t = translator({ ...enUs, 'validationError.percent': 'Enter a whole number from 1 to {limit}' }, 'en-US')
const fields: readonly Field[] = [
  { path: 'gl.uw_questions[height]', type: 'yes_no', label: 'Height', number: 1 },
  { path: 'gl.uw_questions[share]', type: 'percent', label: 'Share', parent: 'gl.uw_questions[height]' },
  { path: 'zip_code', type: 'zip', label: { words: 'ZIP code' } },
]
const problem = { key: 'validationError.percent', params: { limit: 100 } }

test('(V2) a problem is named by its question, or by its label', () => {
  const links = problemLinks(
    fields.map(({ path, label }) => ({ ...problem, path, label })),
    fields,
    t,
  )
  expect(links.map(({ label }) => label)).toEqual(['Question 1', 'Question 1', 'ZIP code'])
  expect(links[2]).toEqual({ id: 'f-zip_code', label: 'ZIP code', message: 'Enter a whole number from 1 to 100' })
})

test('(V2) a problem in a list says in which entry it is', () => {
  const list: Field = { path: 'claims.list', type: 'repeat', label: 'Claims', entry: { words: 'Claim' } }
  const links = problemLinks([{ ...problem, path: 'claims.list.2.paid', label: { words: 'Paid so far' } }], [list], t)
  expect(links.map(({ label }) => label)).toEqual(['Claim 3: Paid so far'])
})

test.each([
  [1, 'One answer needs another look'],
  [2, 'Two answers need another look'],
  [12, '12 answers need another look'],
])('(V2) %i problems are counted in words', (count, title) => {
  expect(problemTitle(count, t)).toBe(title)
})

test('(V2) a list of statements has one problem, under its own words', () => {
  const statementField = (path: string): Field => ({
    path,
    type: 'yes_no',
    label: { words: `${path}?` },
    statement: { kind: 'safeguard', list: { words: 'Which of these do you do?' }, words: { words: path } },
  })
  const list = [statementField('a'), statementField('b')]
  const missing = 'yes_no'
  const problems = list.map(
    ({ path, label }) => ({ key: 'validationError.requiredField', path, label, missing }) as const,
  )
  expect(problemLinks(problems, list, t)).toEqual([
    {
      id: 'f-a',
      label: 'Which of these do you do?',
      message: 'Tick what applies, or “None of these is in place”',
    },
  ])
})
