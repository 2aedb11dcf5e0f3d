import { expect, it } from 'vitest'
import { defaultSite } from '../../../testing/default-site.ts'
import { readSite, sentenceOf } from './read-site.ts'

const own = defaultSite
const placement = { id: 'coverage_choices', group: 'insurance' }
const faultsAfter = (change: object): readonly string[] => {
  const outcome = readSite(JSON.stringify({ ...own, ...change }))
  return 'faults' in outcome ? outcome.faults.map((fault) => sentenceOf('acme.json', fault)) : []
}

const question = { id: 'years', type: 'number', topic: 'Experience', label: 'How many years?' }
const asking = (...questions: object[]) => ({
  dynamicQuestions: { extra: { label: 'About you', questions } },
  stepsFlowMapping: [{ id: 'extra', group: 'start' }],
})

it.each<[string, object, string]>([
  [
    'pages in no section',
    { stepsFlowMapping: [{ id: 'coverage_choices', group: 'insurence' }] },
    'stepsFlowMapping[0].group: is "insurence", which is not known here; did you mean insurance?',
  ],
  [
    'pages that there are not',
    { stepsFlowMapping: [{ id: 'coverage_choice', group: 'insurance' }] },
    'stepsFlowMapping[0].id: is "coverage_choice", but must be coverage_choices; did you mean coverage_choices?',
  ],
  [
    'pages placed twice',
    { stepsFlowMapping: [placement, placement] },
    'stepsFlowMapping[1].id: is "coverage_choices", which an entry above has',
  ],
  [
    'pages that follow themselves',
    { stepsFlowMapping: [{ ...placement, next_steps: [{ id: 'coverage_choices' }] }] },
    'stepsFlowMapping[0]: next_steps lead from coverage_choices back to coverage_choices',
  ],
  [
    'a condition on what nobody asks',
    {
      stepsFlowMapping: [{ ...placement, conditions: [{ holder: 'quote', subject: 'anual_revenue', or: ['1'] }] }],
    },
    'stepsFlowMapping[0].conditions[0].subject: is "anual_revenue", which nothing in this flow asks; did you mean annual_revenue?',
  ],
  [
    'a condition on what is asked later',
    {
      ...asking(question),
      stepsFlowMapping: [
        { id: 'extra', group: 'start', conditions: [{ holder: 'quote', subject: 'insurance_types', or: ['1'] }] },
      ],
    },
    'extra reads insurance_types, which no earlier step asks',
  ],
  [
    'a holder that is none',
    {
      stepsFlowMapping: [{ ...placement, conditions: [{ holder: 'gl.libert', subject: 'x', or: ['1'] }] }],
    },
    'stepsFlowMapping[0].conditions[0].holder: is "gl.libert"',
  ],
  [
    'a question of no kind',
    asking({ ...question, type: 'numbr' }),
    'dynamicQuestions.extra.questions[0].type: is "numbr"',
  ],
  ['a label that is blank', asking({ ...question, label: ' ' }), 'dynamicQuestions.extra.questions[0].label: is blank'],
  [
    'a select without options',
    asking({ ...question, type: 'select' }),
    'dynamicQuestions.extra.questions[0].options: is missing: a select needs the answers',
  ],
  [
    'options of what is no select',
    asking({ ...question, options: [{ value: 'a', label: 'A' }] }),
    'dynamicQuestions.extra.questions[0].options: is for select and multi_select, not for number',
  ],
  [
    'an id twice',
    asking(question, question),
    'dynamicQuestions.extra.questions[1].id: is "years", which is the id of a question above',
  ],
  [
    'a check that there is not',
    asking({ ...question, checks: [{ rule: 'isMoreThann', than: 1 }] }),
    'dynamicQuestions.extra.questions[0].checks[0].rule: is "isMoreThann", which is not known here; did you mean isMoreThan?',
  ],
  [
    'a check without its number',
    asking({ ...question, checks: [{ rule: 'isMoreThan' }] }),
    'dynamicQuestions.extra.questions[0].checks[0].than: is missing: isMoreThan needs it',
  ],
  [
    'a check whose number is none',
    asking({ ...question, checks: [{ rule: 'isMoreThan', than: 'many' }] }),
    'dynamicQuestions.extra.questions[0].checks[0].than: is "many", but must be a number',
  ],
  [
    'an option without words',
    asking({ ...question, type: 'select', options: [{ value: 'a', label: ' ' }] }),
    'dynamicQuestions.extra.questions[0].options[0].label: is blank',
  ],
  [
    'pages that nothing places',
    { ...asking(question), stepsFlowMapping: [] },
    'dynamicQuestions.extra: is placed nowhere: add { "id": "extra", "group": "start" } to stepsFlowMapping',
  ],
  [
    'a condition on a question that there is not',
    asking(question, { ...question, id: 'more', conditions: [{ holder: 'question', subject: 'year', or: ['1'] }] }),
    'dynamicQuestions.extra.questions[1].conditions[0].subject: is "year", but must be years; did you mean years?',
  ],
  [
    'a condition on a question below',
    asking({ ...question, id: 'more', conditions: [{ holder: 'question', subject: 'years', or: ['1'] }] }, question),
    'dynamicQuestions.extra.questions[0].conditions[0].subject: is "years", which is asked later',
  ],
  [
    'a condition that never holds',
    asking(
      { ...question, type: 'yes_no' },
      { ...question, id: 'more', conditions: [{ holder: 'question', subject: 'years', or: ['yes'] }] },
    ),
    'dynamicQuestions.extra.questions[1].conditions[0].or[0]: is "yes", but must be one of Yes, No; did you mean Yes?',
  ],
  [
    'pages called as the product’s',
    { dynamicQuestions: { coverage_choices: { label: 'Mine', questions: [question] } }, stepsFlowMapping: [placement] },
    'dynamicQuestions.coverage_choices: is the name of pages that the product has',
  ],
  [
    'pages of a bad name',
    { dynamicQuestions: { 'My pages': { label: 'Mine', questions: [question] } } },
    'dynamicQuestions["My pages"]: is not a name',
  ],
  [
    'a group without questions',
    asking({ ...question, type: 'group' }),
    'dynamicQuestions.extra.questions[0].questions: is missing: a group needs questions',
  ],
  [
    'a tax number within a list',
    asking({ ...question, type: 'repeat', questions: [{ ...question, type: 'tax_id' }] }),
    'dynamicQuestions.extra.questions[0].questions[0].type: is tax_id',
  ],
])('a site file with %s is refused in one sentence (C1)', (_what, change, sentence) => {
  const faults = faultsAfter(change)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^acme\.json, /)
  expect(faults[0]).toContain(sentence)
})
