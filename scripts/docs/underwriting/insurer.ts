import type { Guideline } from '../../../apps/sample-carriers/src/rating/guideline.ts'
import type { RatedQuestion } from '../../../apps/sample-carriers/src/rating/rated-question.ts'
import type {
  AppetiteRule,
  SampleCarrier,
  SampleLine,
} from '../../../apps/sample-carriers/src/rating/sample-carrier.ts'
import type { Field } from '../../../packages/core/src/model/field.ts'
import type { Condition } from '../../../packages/core/src/model/question.ts'
import type { Text, Translate } from '../../../packages/core/src/text/text.ts'
import { ratesOf } from './rates.ts'
import { answersIn, appliesTo, humanize, joinWords, number, outcomeOf, table } from './words.ts'

/** The questions of the application by their path in a request, and its texts. */
type Application = { readonly fieldAt: (path: string) => Field | undefined; readonly translate: Translate }

const concerns = (id: string, lines: readonly string[] | undefined): boolean => lines?.includes(id) ?? true

/** Whom it declines and whom it refers; the first rule that matches decides. */
function appetiteOf(carrier: SampleCarrier, id: string, line: SampleLine): string {
  const rules: readonly AppetiteRule[] = line.appetite ?? carrier.appetite.at(-1)?.rules ?? []
  return table(
    ['Business', 'Outcome', 'Reason given'],
    rules
      .filter(({ lines }) => concerns(id, lines))
      .map(({ applies, outcome, reason }) => [
        appliesTo(applies) || 'every business',
        outcome === 'out' ? '**declines**' : '**refers**',
        reason,
      ]),
  )
}

/** Measures in days, years or yes and no, as an underwriter words them. */
const sentences: Readonly<Record<string, (above: number) => string>> = {
  cancelled: () => 'an insurer declined, canceled or did not renew',
  years_short_of_3: (above) => `less than ${3 - above} years in business, and in the trade`,
  days_ahead: (above) => `starts more than ${above} days from now`,
  days_back: (above) => (above === 0 ? 'starts before today' : `starts more than ${above} days ago`),
  open_claims: (above) => (above === 0 ? 'a claim is open' : `more than ${above} claims are open`),
  claims_in_3_years: (above) => `more than ${above} claims in 3 years`,
  paid_in_3_years: (above) => `more than ${number(above)} paid for claims in 3 years`,
}

function measureWords({ measure, plus, minus, above }: Guideline): string {
  if (!(plus || minus)) {
    const words = Object.hasOwn(sentences, measure) ? sentences[measure] : undefined
    if (words) return words(above)
  }
  const addition = plus ? ` and ${humanize(plus)}` : ''
  const deduction = minus ? ` less ${humanize(minus)}` : ''
  return `${humanize(measure)}${addition}${deduction} above ${number(above)}`
}

/** A line with thresholds of its own does not use those of other lines. */
function thresholdsOf(carrier: SampleCarrier, id: string, line: SampleLine): string {
  const guidelines = (line.guidelines ?? carrier.guidelines).filter(({ lines }) => concerns(id, lines))
  return table(
    ['Threshold', 'Outcome', 'Reason given'],
    guidelines.map((each) => [
      [measureWords(each), appliesTo(each.applies)].filter(Boolean).join('; '),
      each.outcome === 'decline' ? '**declines**' : '**refers**',
      each.reason,
    ]),
  )
}

type LabelOf = (value: string) => string

/** The name of an option, quoted as a person reads it; other answers are unchanged. */
const outcomeWords = (
  options: readonly { readonly value: string; readonly label: Text }[],
  translate: Translate,
): LabelOf => {
  const labels = new Map(options.map(({ value, label }) => [value, translate(label)]))
  return (value) => (labels.has(value) ? `“${labels.get(value)}”` : value)
}

/** @param questions of the same set, which a condition may refer to; other names are in the application */
function conditionOf(
  { subject, or, test }: Condition,
  questions: readonly RatedQuestion[],
  { fieldAt, translate }: Application,
): string {
  const own = questions.find(({ question }) => question.id === subject)?.question
  const field = fieldAt(`details.${subject}`)
  const label = own?.label ?? (field ? translate(field.label) : undefined)
  const answer = own
    ? outcomeWords(
        (own.options ?? []).map((each) => ({ ...each, label: { words: each.label } })),
        translate,
      )
    : outcomeWords(field?.options ?? [], translate)
  const verb = test === 'is_not' ? 'is not' : test && test !== 'is' ? `is ${humanize(test)}` : 'is'
  return `${label ? `“${label}”` : subject} ${verb} ${joinWords(or.map(answer))}`
}

function ownQuestion(
  { question, applies, effects = [] }: RatedQuestion,
  questions: readonly RatedQuestion[],
  application: Application,
): readonly string[] {
  const label = (value: string) => question.options?.find((each) => each.value === value)?.label ?? value
  const conditions = (question.conditions ?? []).map((each) => conditionOf(each, questions, application))
  const does = effects.map((effect) => `${answersIn(effect.when, label)}: ${outcomeOf(effect)}, ${effect.reason}`)
  return [
    `${question.label} \`${question.id}\``,
    [appliesTo(applies), ...conditions].filter(Boolean).join('; ') || 'always',
    [question.why ?? question.hint, ...does].filter(Boolean).join('<br>') || 'An underwriter reads it.',
  ]
}

/** The effects of answers to the line's own pages. */
function answersOf(line: SampleLine, { fieldAt, translate }: Application): string {
  return table(
    ['Answer', 'Outcome', 'Reason given'],
    (line.answers ?? []).flatMap(({ answer, applies, effects }) => {
      const field = fieldAt(answer)
      const label = (value: string) => {
        const option = field?.options?.find((each) => each.value === value)
        return option ? translate(option.label) : value
      }
      const name = field ? translate(field.label) : humanize(answer)
      return effects.map((effect) => [
        [`${name}: ${answersIn(effect.when, label)}`, appliesTo(applies)].filter(Boolean).join('; '),
        outcomeOf(effect),
        effect.reason,
      ])
    }),
  )
}

const section = (title: string, body: string): readonly string[] => (body === '' ? [] : [`### ${title}`, body])

/** Everything that one insurer does with one line. */
export function insurerSections(
  carrier: SampleCarrier,
  id: string,
  line: SampleLine,
  application: Application,
): readonly string[] {
  const questions = line.questions.at(-1)?.questions ?? []
  const covers = [
    ...(line.prior
      ? [
          '- Prior and pending litigation date: that of today’s policy if this one follows without a break, else the first day',
        ]
      : []),
    ...line.standardCovers.map(({ label, offered }) => `- ${label}: ${offered}`),
  ]
  return [
    `## ${carrier.name}`,
    `A referral is read by: ${carrier.underwriter}.`,
    ...section('Appetite', appetiteOf(carrier, id, line)),
    ...section(
      'Questions of its own',
      table(
        ['Question', 'Asked', 'Why, and what answers do'],
        questions.map((each) => ownQuestion(each, questions, application)),
      ),
    ),
    ...section('What answers do', answersOf(line, application)),
    ...section('Thresholds', thresholdsOf(carrier, id, line)),
    ...section('Rating', ratesOf(line, carrier)),
    ...section('Comes with every offer', covers.join('\n')),
  ]
}
