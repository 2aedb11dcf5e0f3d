import { calendarDay } from '@coverwright/core/rules/calendar'
import { business, entriesAt, numberAt, remark } from '../earlier-answers.ts'

// Answers that may both be right, and seldom are.

const together = ['annual_payroll', 'fulltime_employees'] as const

/** Said at the last of the three: payroll, full-time and part-time employees. */
export const payrollFitsEmployees = [
  remark('a payroll without employees', together, ['payrollWithoutEmployees', business], (view, parttime) => {
    const [sum = 0, fulltime] = [numberAt(view, 'annual_payroll'), numberAt(view, 'fulltime_employees')]
    return sum > 0 && fulltime === 0 && parttime === 0 ? { money: { sum }, differs: true } : undefined
  }),
  remark('employees without a payroll', together, ['employeesWithoutPayroll', business], (view, parttime) => {
    if (numberAt(view, 'annual_payroll') !== 0 || typeof parttime !== 'number') return undefined
    const count = (numberAt(view, 'fulltime_employees') ?? 0) + parttime
    return count > 0 ? { params: { count }, differs: true } : undefined
  }),
]

export const beforeBusinessBegan = remark(
  'before the business began',
  ['years_business_started'],
  ['beforeBusinessBegan', business],
  (view, answer) => {
    const [day, began] = [calendarDay(answer), numberAt(view, 'years_business_started')]
    if (day === undefined || began === undefined || Number(day.slice(0, 4)) >= began) return undefined
    return { params: { year: String(began) }, differs: true }
  },
)

/** Two entries of a list of claims with the same answers, all of them given. */
export const claimTwice = (...parts: readonly string[]) =>
  remark('the same claim twice', [], ['claimTwice', 'section.claims'], (_view, items) => {
    const told = entriesAt(items)
      .map((claim) => parts.map((part) => claim[part]))
      .filter((answers) => answers.every((answer) => answer !== undefined && answer !== null && answer !== ''))
      .map((answers) => JSON.stringify(answers))
    return new Set(told).size < told.length ? { differs: true } : undefined
  })
