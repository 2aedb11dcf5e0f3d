import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { lintFlow } from '@coverwright/core/evaluation/lint-flow'
import { back, next } from '@coverwright/core/navigation/navigate'
import { submission } from '@coverwright/core/saving/submission'
import { expect, it } from 'vitest'
import { firm, renewing } from '../../testing/firm-on-file.ts'
import { renewalFlows } from '../renewals.ts'

const flow = renewalFlows['renewal-census']
const practice: Answers = writeAnswer(
  writeAnswer({ ...firm, sub_class_code_ref: 'CWT99999' }, 'pl.aig', undefined),
  'pl.medical',
  {
    firm_type: 'group_practice',
    professionals: [{ id: 'h1', profession: 'registered_nurse', heads: 3 }],
    all_licensed: 'Yes',
    patient_visits: 4000,
    telehealth_share: 0,
    procedures: ['none'],
    own_policies: 'No',
  },
)
const census = [0, 1, 2].map((page) => `/dynamic-questions/hc_census/edit/${page}`)

it('the flow is sound (F1)', () => {
  expect(lintFlow(flow)).toEqual([])
})

it.each([
  ['Yes', [...census, '/location', '/done']],
  ['No', [...census, '/done']],
  [undefined, [...census, '/done']],
])('goes from the census to the end, by the address when that changed: %s (X5, N1)', (moved, expected) => {
  const flowState = evaluateFlow(
    flow,
    renewing(practice, (carried) => writeAnswer(carried, 'location_changed', moved)),
  )
  const walkedPaths: string[] = []
  for (let at: string | undefined = census[0]; at !== undefined; at = next(flowState, at)) walkedPaths.push(at)
  expect(walkedPaths).toEqual(expected)
  const home: string[] = []
  for (let at: string | undefined = '/done'; at !== undefined; at = back(flowState, at)) home.push(at)
  expect(home.toReversed()).toEqual(expected)
})

it('shows last year’s people, and asks only about new events and whether the place changed (N1)', () => {
  const flowState = evaluateFlow(flow, renewing(practice))
  const first = flowState.pages[0]
  expect(first?.view.get('pl.medical.professionals')).toEqual(readAnswer(practice, 'pl.medical.professionals'))
  expect(flowState.pages.flatMap(({ problems }) => problems.map(({ path }) => path))).toEqual([
    'location_changed',
    'renewal.losses.asked_everyone',
    'renewal.losses.any',
    'renewal.losses.known_circumstance',
    'renewal.losses.disciplined',
  ])
  const [, second] = flowState.pages
  const place = second?.form.fields.find(({ path }) => path === 'location_changed')
  expect(second && place?.onFile?.(second.view)).toEqual({
    text: 'renewal.onFile.practice',
    params: { address: '330 North Wabash Avenue, Chicago, IL 60611' },
  })
})

it('an address typed before the person answered No does not count (Q2)', () => {
  const context = renewing(practice, (carried) =>
    writeAnswer(writeAnswer(carried, 'mailing_address.street', '1 Other Road'), 'location_changed', 'No'),
  )
  const sentAnswers = submission(evaluateFlow(flow, context), context)
  expect(readAnswer(sentAnswers, 'mailing_address.street')).toBe('330 North Wabash Avenue')
})
