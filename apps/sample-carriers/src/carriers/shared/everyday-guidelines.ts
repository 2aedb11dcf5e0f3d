import type { Guideline } from '../../rating/guideline.ts'

/*
 * Guidelines that American carriers share. Those with thresholds differ by carrier and are in the carriers' folders.
 */

export const insuranceCanceled: Guideline = {
  code: 'insurance.canceled',
  measure: 'cancelled',
  above: 0,
  outcome: 'refer',
  reason: 'An insurer declined, canceled or did not renew your coverage. An underwriter reads the reason you gave.',
}

export const startDatePassed: Guideline = {
  code: 'start.past',
  measure: 'days_back',
  above: 0,
  outcome: 'refer',
  reason: 'Your start date has passed. An underwriter tells you the earliest date we can offer.',
}

/** For lines that rate the distance to the coast. */
export const coastalBuilding: Guideline = {
  code: 'building.coast',
  lines: ['bop'],
  measure: 'details.rated.coastal_building',
  above: 0,
  outcome: 'refer',
  reason:
    'Your building is close enough to the coast for hurricane winds. An underwriter prices it, with a separate wind deductible.',
}
