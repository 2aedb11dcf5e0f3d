import { rule } from '@coverwright/core/rules/rule'
import { isMonopolistic } from '../../reference/monopolistic-states.ts'
import { states } from '../../reference/states.ts'

/**
 * The number of employees from which a state obliges employers in general, where it is not one. Some trades are obliged
 * sooner, and in Michigan one employee who works 35 hours counts after 13 weeks. Compared on 2026-11-27 with the tables
 * of coveragecriteria.com (April 2026) and of Gusto, which differ only on Alabama (Gusto: four); the laws themselves
 * were not read.
 */
const fromEmployees: Readonly<Record<string, number>> = {
  ...{ AL: 5, AR: 3, FL: 4, GA: 3, MI: 3, MS: 5, MO: 5, NM: 3, NC: 3, SC: 4, TN: 5, VA: 3, WI: 3 },
}

/** Texas leaves it to employers; South Dakota and Kansas are left out because the number alone does not decide. */
const notByNumber: readonly string[] = ['TX', 'SD', 'KS']

const numberIn = (answer: unknown): number => (typeof answer === 'number' ? answer : 0)

const obliges = (state: unknown): state is string =>
  typeof state === 'string' &&
  states.some(({ code, kind }) => code === state && (kind === 'state' || kind === 'district')) &&
  !notByNumber.includes(state) &&
  // Only the state's own fund insures there.
  !isMonopolistic(state)

/** Whether the state obliges employers of so many to buy workers' compensation. */
export const employersMustInsure = rule(
  'the state obliges employers of so many to insure',
  ['state', 'fulltime_employees', 'parttime_employees'],
  (view) => {
    const state = view.get('state')
    const employees = numberIn(view.get('fulltime_employees')) + numberIn(view.get('parttime_employees'))
    return obliges(state) && employees >= (fromEmployees[state] ?? 1)
  },
)
