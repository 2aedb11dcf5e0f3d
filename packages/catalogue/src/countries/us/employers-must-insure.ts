import { rule } from '@coverwright/core/rules/rule'
import { isMonopolistic } from '../../reference/monopolistic-states.ts'
import { states } from '../../reference/states.ts'

/**
 * From how many employees on a state obliges employers in general, where that is not one. Some trades are obliged sooner. Ala. Code
 * § 25-5-50; Ark. Code § 11-9-102; Fla. Stat. § 440.02; Ga. Code § 34-9-2; Mich. Comp. Laws § 418.115; Miss. Code
 * § 71-3-5; Mo. Rev. Stat. § 287.030; N.M. Stat. § 52-1-6; N.C. Gen. Stat. § 97-2; S.C. Code § 42-1-360; Tenn. Code
 * § 50-6-106; Va. Code § 65.2-101; Wis. Stat. § 102.04. As of November 2026.
 */
const fromEmployees: Readonly<Record<string, number>> = {
  ...{ AL: 5, AR: 3, FL: 4, GA: 3, MI: 3, MS: 5, MO: 5, NM: 3, NC: 3, SC: 4, TN: 5, VA: 3, WI: 3 },
}

/** Employers may do without in Texas (Tex. Lab. Code § 406.002) and South Dakota; Kansas goes by payroll (K.S.A. 44-505). */
const notByNumber: readonly string[] = ['TX', 'SD', 'KS']

const numberIn = (answer: unknown): number => (typeof answer === 'number' ? answer : 0)

const obliges = (state: unknown): state is string =>
  typeof state === 'string' &&
  states.some(({ code, kind }) => code === state && (kind === 'state' || kind === 'district')) &&
  !notByNumber.includes(state) &&
  // Its own fund insures there, and no insurer.
  !isMonopolistic(state)

/** The state obliges employers of so many to insure for workers' compensation. */
export const employersMustInsure = rule(
  'the state obliges employers of so many to insure',
  ['state', 'fulltime_employees', 'parttime_employees'],
  (view) => {
    const state = view.get('state')
    const employees = numberIn(view.get('fulltime_employees')) + numberIn(view.get('parttime_employees'))
    return obliges(state) && employees >= (fromEmployees[state] ?? 1)
  },
)
