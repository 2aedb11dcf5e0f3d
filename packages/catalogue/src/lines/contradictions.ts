import type { Field } from '@coverwright/core/model/field'
import { calendarDay } from '@coverwright/core/rules/calendar'
import { business, entriesAt, numberAt, remark } from '../earlier-answers.ts'

// Answers that may both be right, but seldom are.

const together = ['annual_payroll', 'fulltime_employees'] as const

/** Shown at the last of the three: payroll, full-time and part-time employees. */
export const payrollFitsEmployees = [
  remark('a payroll without employees', together, ['payrollWithoutEmployees', business], (view, parttime) => {
    const [sum = 0, fulltime] = [numberAt(view, 'annual_payroll'), numberAt(view, 'fulltime_employees')]
    return sum > 0 && fulltime === 0 && parttime === 0 ? { money: { sum }, differs: true, unlikely: true } : undefined
  }),
  remark('employees without a payroll', together, ['employeesWithoutPayroll', business], (view, parttime) => {
    if (numberAt(view, 'annual_payroll') !== 0 || typeof parttime !== 'number') return undefined
    const count = (numberAt(view, 'fulltime_employees') ?? 0) + parttime
    if (count === 0) return undefined
    // One may be the owner, who is often counted too.
    return { params: { count }, differs: true, ...(count > 1 ? { unlikely: true } : {}) }
  }),
]

/** The year of a date, or of a field that asks for the year alone. */
function yearOf(answer: unknown): number | undefined {
  if (typeof answer === 'number') return answer
  const day = calendarDay(answer)
  return day === undefined ? undefined : Number(day.slice(0, 4))
}

export const beforeBusinessBegan = remark(
  'before the business began',
  ['years_business_started'],
  ['beforeBusinessBegan', business],
  (view, answer) => {
    const [year, began] = [yearOf(answer), numberAt(view, 'years_business_started')]
    if (year === undefined || began === undefined || year >= began) return undefined
    return { params: { year: String(began) }, differs: true }
  },
)

/** Two entries of a list of claims with the same answers, none missing. */
export const claimTwice = (...parts: readonly string[]) =>
  remark('the same claim twice', [], ['claimTwice', 'section.claims'], (_view, items) => {
    const entries = entriesAt(items)
      .map((claim) => parts.map((part) => claim[part]))
      .filter((answers) => answers.every((answer) => answer !== undefined && answer !== null && answer !== ''))
      .map((answers) => JSON.stringify(answers))
    return new Set(entries).size < entries.length ? { differs: true } : undefined
  })

/** Free text differs each time it is written. */
const freeWords = new Set(['description', 'alleged', 'fixed'])

/**
 * The entries of a list of claims, with the remarks that every such list has: on claims before the business began, and
 * on two entries that agree in all but their words.
 * @param fields of an entry, of which `date` or `year` says when it happened
 */
export const claimEntries = (fields: readonly Field[]): Required<Pick<Field, 'fields' | 'remarks'>> => ({
  fields: fields.map((each) =>
    each.path === 'date' || each.path === 'year' ? { ...each, remarks: [beforeBusinessBegan] } : each,
  ),
  remarks: [
    claimTwice(...fields.filter(({ path, visible }) => !(visible || freeWords.has(path))).map(({ path }) => path)),
  ],
})
