import { isRecord } from '@coverwright/core/answers/answers'
import type { ListCheck } from '@coverwright/core/model/step'
import { is } from '@coverwright/core/rules/rule'

const textOf = (item: unknown, name: string): string => {
  const answer = isRecord(item) ? item[name] : undefined
  return answer === undefined || answer === null ? '' : String(answer).trim().toLowerCase().replace(/\s+/g, ' ')
}

/** Two attorneys of one name, father and daughter, were hardly admitted in the same year. */
const sameAttorney = (item: unknown): string =>
  ['first_name', 'last_name', 'year_admitted'].map((name) => textOf(item, name)).join('|')

/** Forms without owners' shares. */
const hasNoOwners = is('business_type', 'nonprofit', 'other')

const owns = (item: unknown): boolean =>
  ['sole', 'partner', 'member', 'shareholder'].includes(textOf(item, 'designation'))

/** The list's own rules, in the order in which they are shown. Source: seed section 5. */
export const attorneyChecks: readonly ListCheck[] = [
  { name: 'atLeastOneAttorney', message: 'list.attorneys.atLeastOne', passes: (items) => items.length > 0 },
  {
    name: 'noDuplicateAttorneys',
    message: 'list.attorneys.noDuplicates',
    passes: (items) => new Set(items.map(sameAttorney)).size === items.length,
  },
  {
    name: 'oneInCharge',
    message: 'list.attorneys.oneInCharge',
    // A missing designation is reported at its own field.
    passes: (items, view) =>
      hasNoOwners.test(view) === true || items.some((item) => textOf(item, 'designation') !== 'employed'),
  },
  {
    name: 'oneSoleOwner',
    message: 'list.attorneys.oneSoleOwner',
    passes: (items) => items.filter(owns).length < 2 || !items.some((item) => textOf(item, 'designation') === 'sole'),
  },
]
