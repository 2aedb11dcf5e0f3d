import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { submission } from '@coverwright/core/saving/submission'
import { expect, it } from 'vitest'
import { firm, renewing } from '../../testing/firm-on-file.ts'
import { renewalFlows } from '../renewals.ts'
import { referralReasons } from './referral.ts'

const set = (answers: Answers, all: Readonly<Record<string, unknown>>): Answers =>
  Object.entries(all).reduce<Answers>((result, [path, answer]) => writeAnswer(result, path, answer), answers)

function renewFirm(expiring: Answers, more: Readonly<Record<string, unknown>> = {}) {
  const quiet = { location_changed: 'No', attorneys_changed: 'No', of_counsel_changed: 'No' }
  const context = renewing(expiring, (carried) => set(carried, { ...quiet, ...more }))
  const flowState = evaluateFlow(renewalFlows['renewal-law'], context)
  return {
    visible: flowState.pages.flatMap((entry) => entry.visible),
    reasons: referralReasons(flowState.view),
    after: submission(flowState, context),
  }
}

const attorneys: readonly unknown[] = [readAnswer(firm, 'pl.aig.attorneys')].flat()
const solo = set(firm, { 'pl.aig.attorneys': attorneys.slice(0, 1) })
const asksEveryone = (...args: Parameters<typeof renewFirm>) =>
  renewFirm(...args).visible.includes('renewal.losses.asked_everyone')

it('asks whether everybody was asked only if there is somebody to ask (X5, F7)', () => {
  expect(asksEveryone(firm)).toBe(true)
  expect(asksEveryone(solo)).toBe(false)
  expect(asksEveryone(set(solo, { 'pl.aig.outsourced_attorneys': 'Yes' }))).toBe(true)
  expect(asksEveryone(solo, { attorneys_changed: 'Yes', 'pl.aig.attorneys': attorneys.slice(0, 2) })).toBe(true)
  // Former attorneys may know of something.
  expect(asksEveryone(firm, { attorneys_changed: 'Yes', 'pl.aig.attorneys': attorneys.slice(0, 1) })).toBe(true)
})

it('asks for the ratio of staff only if there is enough of it, and otherwise drops last year’s answer (R9, X5)', () => {
  const many = set(firm, { fulltime_employees: 30, 'pl.aig.non_lawyer_prevalence': 'Yes' })
  const ratio = 'pl.aig.non_lawyer_prevalence'
  expect(renewFirm(many).reasons).toEqual(['renewal.referral.nonLawyers'])
  const fewer = renewFirm(many, { fulltime_employees: 3 })
  expect(fewer.visible).not.toContain(ratio)
  expect(fewer.reasons).toEqual([])
  expect(readAnswer(fewer.after, ratio)).toBeUndefined()
})

it.each([
  ['other', ['renewal.referral.firm']],
  ['sharing', ['renewal.referral.firm']],
  ['name', []],
])('a firm that answers %s is read for %j (X5)', (change, reasons) => {
  const answers = { 'renewal.firm.changed': 'Yes', 'renewal.firm.changes': [change] }
  expect(renewFirm(firm, answers).reasons).toEqual(reasons)
})

it('asks once who covers for the last remaining attorney (R9, X5, F7)', () => {
  const backup = 'pl.aig.firm.solo_backup'
  const times = (...args: Parameters<typeof renewFirm>) =>
    renewFirm(...args).visible.filter((path) => path === backup).length
  const alone = { attorneys_changed: 'Yes', 'pl.aig.attorneys': attorneys.slice(0, 1) }
  expect(times(firm)).toBe(0)
  expect(times(firm, alone)).toBe(1)
  expect(times(firm, { ...alone, of_counsel_changed: 'Yes' })).toBe(1)
  expect(times(solo)).toBe(0)
  const answeredFirm = set(solo, { [backup]: 'Yes' })
  expect(readAnswer(renewFirm(answeredFirm).after, backup)).toBe('Yes')
  expect(readAnswer(renewFirm(firm, { ...alone, [backup]: 'No' }).after, backup)).toBe('No')
})
