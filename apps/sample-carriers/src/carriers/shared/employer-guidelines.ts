import type { Guideline } from '../../rating/guideline.ts'
import { startDatePassed } from './everyday-guidelines.ts'

/** Referral rules that all carriers of workers’ compensation share. */
export const everyEmployer: readonly Guideline[] = [
  {
    code: 'insurance.never',
    measure: 'details.rated.years_never_insured',
    above: 1,
    outcome: 'refer',
    reason:
      'Your business is older than a year and was never insured for this. An underwriter asks when your first employee started.',
  },
  {
    code: 'payroll.heads',
    measure: 'details.rated.payroll_short',
    above: 0,
    outcome: 'refer',
    reason: 'The payroll is low for the people you listed. An underwriter goes through both with you.',
  },
  {
    code: 'insurance.canceled',
    measure: 'cancelled',
    above: 0,
    outcome: 'refer',
    reason: 'An insurer canceled or did not renew your coverage. An underwriter reads why.',
  },
  {
    code: 'start.far',
    measure: 'days_ahead',
    above: 90,
    outcome: 'refer',
    reason: 'Your coverage starts more than 90 days from now. An underwriter can hold a price for you.',
  },
  startDatePassed,
]
