import type { Guideline } from '../../../apps/sample-carriers/src/rating/guideline.ts'
import type { RatedQuestion } from '../../../apps/sample-carriers/src/rating/rated-question.ts'
import type {
  AppetiteRule,
  SampleCarrier,
  SampleLine,
} from '../../../apps/sample-carriers/src/rating/sample-carrier.ts'
import type { Field } from '../../../packages/core/src/model/field.ts'
import type { Condition } from '../../../packages/core/src/model/question.ts'
import type { Translate } from '../../../packages/core/src/text/text.ts'
import { ratesOf } from './rates.ts'
import { answersIn, humanized, number, outcomeOf, table, whom } from './words.ts'

const concerns = (id: string, lines: readonly string[] | undefined): boolean => lines?.includes(id) ?? true

/** Whom it does not insure, and whom it reads first; the first rule that fits decides. */
function appetiteOf(carrier: SampleCarrier, id: string, line: SampleLine): string {
  const rules: readonly AppetiteRule[] = line.appetite ?? carrier.appetite.at(-1)?.rules ?? []
  return table(
    ['Business', 'Outcome', 'Reason given'],
    rules
      .filter(({ lines }) => concerns(id, lines))
      .map(({ applies, outcome, reason }) => [
        whom(applies) || 'every business',
        outcome === 'out' ? '**declines**' : '**refers**',
        reason,
      ]),
  )
}

function measured({ measure, plus, minus, above }: Guideline): string {
  const added = plus ? ` and ${humanized(plus)}` : ''
  const taken = minus ? ` less ${humanized(minus)}` : ''
  return `${humanized(measure)}${added}${taken} above ${number(above)}`
}

/** A line with thresholds of its own is not measured by those made for other lines. */
function thresholdsOf(carrier: SampleCarrier, id: string, line: SampleLine): string {
  const guidelines = (line.guidelines ?? carrier.guidelines).filter(({ lines }) => concerns(id, lines))
  return table(
    ['Threshold', 'Outcome', 'Reason given'],
    guidelines.map((each) => [
      [measured(each), whom(each.applies)].filter(Boolean).join('; '),
      each.outcome === 'decline' ? '**declines**' : '**refers**',
      each.reason,
    ]),
  )
}

const conditionOf = ({ subject, or, test }: Condition): string => {
  if (test === 'more_than' || test === 'less_than') return `${subject} is ${humanized(test)} ${or.join(' or ')}`
  return `${subject} is ${test === 'is_not' ? 'not ' : ''}${or.join(' or ')}`
}

function ownQuestion({ question, applies, effects = [] }: RatedQuestion): readonly string[] {
  const label = (value: string) => question.options?.find((each) => each.value === value)?.label ?? value
  const conditions = (question.conditions ?? []).map(conditionOf)
  const does = effects.map((effect) => `${answersIn(effect.when, label)}: ${outcomeOf(effect)}, ${effect.reason}`)
  return [
    `${question.label} \`${question.id}\``,
    [whom(applies), ...conditions].filter(Boolean).join('; ') || 'always',
    [question.why ?? question.hint, ...does].filter(Boolean).join('<br>') || 'An underwriter reads it.',
  ]
}

/** What answers to the line's own pages do. */
function answersOf(line: SampleLine, fieldAt: (path: string) => Field | undefined, translate: Translate): string {
  return table(
    ['Answer', 'Outcome', 'Reason given'],
    (line.answers ?? []).flatMap(({ answer, applies, effects }) => {
      const asked = fieldAt(answer)
      const label = (value: string) => {
        const option = asked?.options?.find((each) => each.value === value)
        return option ? translate(option.label) : value
      }
      const name = asked ? translate(asked.label) : humanized(answer)
      return effects.map((effect) => [
        [`${name}: ${answersIn(effect.when, label)}`, whom(applies)].filter(Boolean).join('; '),
        outcomeOf(effect),
        effect.reason,
      ])
    }),
  )
}

const section = (title: string, body: string): readonly string[] => (body === '' ? [] : [`### ${title}`, body])

/** All that one insurer does with one line. */
export function insurerSections(
  carrier: SampleCarrier,
  id: string,
  line: SampleLine,
  fieldAt: (path: string) => Field | undefined,
  translate: Translate,
): readonly string[] {
  const questions = line.questions.at(-1)?.questions ?? []
  const covers = line.standardCovers.map(({ label, offered }) => `- ${label}: ${offered}`)
  return [
    `## ${carrier.name}`,
    `A referral is read by: ${carrier.underwriter}.`,
    ...section('Appetite', appetiteOf(carrier, id, line)),
    ...section(
      'Questions of its own',
      table(['Question', 'Asked', 'Why, and what answers do'], questions.map(ownQuestion)),
    ),
    ...section('What answers do', answersOf(line, fieldAt, translate)),
    ...section('Thresholds', thresholdsOf(carrier, id, line)),
    ...section('Rating', ratesOf(line, carrier)),
    ...section('Comes with every offer', covers.join('\n')),
  ]
}
