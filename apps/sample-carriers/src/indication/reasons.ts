import type { IndicationReply } from '@coverwright/contract/carrier-contract/indications'
import type { SampleCarrier, SampleLine } from '../rating/sample-carrier.ts'
import type { Reason } from '../rating/underwrite.ts'

/** The answers behind measures that have a name of their own. */
const answerOfMeasure: Readonly<Record<string, string>> = {
  annual_revenue: 'business.annual_revenue',
  annual_payroll: 'business.annual_payroll',
  employees: 'business.fulltime_employees',
  days_ahead: 'coverage.effective_date',
  days_back: 'coverage.effective_date',
  years_short_of_3: 'business.years_business_started',
}

/** The answer behind a reason, by its code; undefined if there are several. */
function answerOf(carrier: SampleCarrier, line: SampleLine, code: string): string | undefined {
  const isAsked = line.questions.some(({ questions }) => questions.some(({ question }) => question.id === code))
  if (isAsked) return `uw_questions.${code}`
  const rule = line.answers?.find((each) => each.code === code)
  if (rule) return rule.answer.startsWith('details.rated') ? undefined : rule.answer
  const measure = (line.guidelines ?? carrier.guidelines).find((each) => each.code === code)?.measure
  if (measure === undefined) return undefined
  return answerOfMeasure[measure] ?? (/^(business|coverage|details\.(?!rated))\.?/.test(measure) ? measure : undefined)
}

/** Each reason with the answer behind it, so that the applicant can look at it again. */
export const reasonsWithAnswers = (
  carrier: SampleCarrier,
  line: SampleLine,
  reasons: readonly Reason[],
): IndicationReply['reasons'] =>
  reasons.map(({ code, text }) => {
    const answer = answerOf(carrier, line, code)
    return { code, text, ...(answer === undefined ? {} : { answer }) }
  })
