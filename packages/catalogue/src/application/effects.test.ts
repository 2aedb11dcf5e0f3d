import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import { clearedBy } from '@coverwright/core/flow/save-step'
import { expect, it } from 'vitest'
import { clearingEffects } from './effects.ts'

const before: Answers = {
  class_code_ref: 'CW541512A',
  pl: {
    cover: { limit: '1000000' },
    hiscox: { uw_questions: [{ id: 'jobs_redone', answer: 0 }] },
    cna: { industry_code: 'KC-PL-5415', additional_insureds: [{ id: 'i1', name: 'Harbor Bank' }] },
  },
}
const cleared = (answers: Answers) =>
  clearedBy(answers, writeAnswer(answers, 'class_code_ref', 'CW541211A'), 'home', clearingEffects)

it('a new trade clears the answers to insurers’ questions, not who is named on the policy (F19)', () => {
  expect(cleared(before)).toEqual(['pl.hiscox.uw_questions'])
})

it('a new trade clears nothing where no insurer was answered, though its code is shown (F19)', () => {
  expect(cleared(writeAnswer(before, 'pl.hiscox', undefined))).toEqual([])
})
