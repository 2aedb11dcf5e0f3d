import type { AnswerPath } from '@coverwright/core/answers/answers'
import { isRecord } from '@coverwright/core/answers/answers'
import type { Derivation, Field, FieldType } from '@coverwright/core/model/field'
import type { DerivedColumn } from '@coverwright/core/model/step'
import type { DynamicEntity } from '@coverwright/core/overlay/dynamic-flow'
import { all, any, is, isAnswered, not, yes } from '@coverwright/core/rules/rule'
import { derivation, initialFrom, isNo, remark, sameAs } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { formOfSections } from '../../page-sections.ts'
import { notExpired } from '../bounds.ts'
import { insures } from '../insures.ts'
import { chosenLimits, isPicked, limitsAreChosen } from './chosen-limits.ts'

const own = (name: string, type: FieldType, extras: Parameters<typeof field>[2] = {}): Field =>
  field(`item.${name}`, type, extras, `umbrella.underlying.${name}`)

const inForce = is('item.status', 'in_force')

/** Policies whose limit for a year is more than the limit for one claim. */
const hasAggregate = is('item.line', 'gl', 'bop', 'liquor', 'products', 'benefits', 'professional')

/** What was chosen in this application is not asked again. */
const hasDetails = any(inForce, all(is('item.status', 'applied_here'), not(limitsAreChosen)))

/** Policies that the page on today’s insurance is about. */
const askedAbout = ['gl', 'bop', 'auto', 'hired_auto', 'liquor', 'products']

const notInsured = remark(
  'no policy of this kind is in force',
  ['coverage.current_insurance', 'item.line'],
  ['notInsured', 'section.insurance'],
  (view, answer) =>
    answer === 'in_force' &&
    isNo(view.get('coverage.current_insurance')) &&
    askedAbout.includes(String(view.get('item.line')))
      ? { differs: true }
      : undefined,
)

/** A policy of a picked line is applied for with the umbrella; any other is in force, or does not exist. */
const asPicked = derivation('whether its line was picked', ['item.line', 'insurance_types'], (view) => {
  const line = view.get('item.line')
  return line === undefined ? undefined : isPicked(line, view) ? 'applied_here' : 'in_force'
})

const policy = [
  own('line', 'select', {
    hint: true,
    options: ['gl', 'bop', 'auto', 'hired_auto', 'employers', 'liquor', 'products', 'benefits', 'professional'],
  }),
  own('status', 'select', {
    hint: true,
    options: ['in_force', 'applied_here'],
    visible: isAnswered('item.line'),
    initial: initialFrom(asPicked),
    remarks: [notInsured],
  }),
]

const amount = [
  { rule: 'isMoreThan', than: 0 },
  { rule: 'isLessThan', than: 100_000_000 },
]

const details = [
  own('insurer', 'text', {
    hint: true,
    visible: inForce,
    parent: 'item.status',
    checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 121 }],
  }),
  own('policy_number', 'text', {
    identifier: true,
    hint: true,
    width: 3,
    optional: true,
    visible: inForce,
    parent: 'item.status',
    checks: [{ rule: 'isLengthLessThan', than: 41 }],
  }),
  own('expires', 'date', {
    width: 3,
    visible: inForce,
    parent: 'item.status',
    checks: notExpired,
  }),
  own('claim_limit', 'money', { hint: true, width: 3, visible: hasDetails, checks: amount }),
  own('year_limit', 'money', { hint: true, width: 3, visible: all(hasDetails, hasAggregate), checks: amount }),
]

/** As answered, or as chosen where this policy is applied for. */
const limitOfEach: DerivedColumn = {
  path: 'item.limit',
  label: 'field.umbrella.underlying.claim_limit.label',
  type: 'money',
  value: (view) =>
    limitsAreChosen.test(view) === true
      ? chosenLimits(view.get('item.line'), view.get)?.claim_limit
      : view.get('item.claim_limit'),
  otherwise: 'ui.list.blank',
}

/** An answer about today's insurance, only for the policies it is about: others have an insurer of their own. */
const ofToday = (path: AnswerPath): Derivation<unknown> => {
  const { label, reads, of } = sameAs(path)
  return derivation(`${label}, of a policy that it is about`, [...reads, 'item.line'], (view) =>
    askedAbout.includes(String(view.get('item.line'))) ? of(view) : undefined,
  )
}

const lists = (items: readonly unknown[], ...lines: readonly string[]): boolean =>
  items.some((item) => isRecord(item) && lines.some((line) => item.line === line))

/** The policies below the umbrella, which pays only when one of them is exhausted. */
export const underlying: DynamicEntity = {
  id: 'underlying',
  label: 'step.underlying.label',
  items: 'umbrella.underlying',
  max: 15,
  checks: [
    {
      name: 'liability_listed',
      message: 'list.underlying.noLiability',
      passes: (items) => lists(items, 'gl', 'bop'),
    },
    {
      name: 'auto_listed',
      message: 'list.underlying.noAuto',
      passes: (items, view) => yes('has_vehicles').test(view) !== true || lists(items, 'auto', 'hired_auto'),
    },
    {
      name: 'employers_listed',
      message: 'list.underlying.noEmployers',
      passes: (items, view) => insures('wc').test(view) !== true || lists(items, 'employers'),
    },
  ],
  pages: [
    {
      holds: ['1'],
      label: 'step.underlying.0.label',
      form: formOfSections('underlying', [
        [0, policy],
        [1, details],
      ]),
    },
  ],
  columns: ['item.line', 'item.status', 'item.insurer', limitOfEach, 'item.expires'],
  texts: {
    item: 'list.underlying.item',
    add: 'list.underlying.add',
    deletePrompt: 'list.underlying.deletePrompt',
    empty: 'list.underlying.empty',
    guidance: 'list.underlying.guidance',
  },
  prefill: { insurer: ofToday('coverage.current_insurer'), expires: ofToday('coverage.current_expiry') },
}
