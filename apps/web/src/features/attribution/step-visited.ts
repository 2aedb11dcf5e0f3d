import type { StepRecord } from '@coverwright/core/navigation/step-record'
import { nextRecord, startRecord } from '@coverwright/core/navigation/step-record'
import { arrivalAt } from './arrival-kind.ts'
import { pageAtHand, visitLog } from './visit-log.ts'

/** Where the person is and was in this visit; it begins with the address they came in by. Source: seed 4.6. */
export const visit = (): StepRecord => visitLog.events.reduce(nextRecord, startRecord(arrivalAt(visitLog.start)))

/** The page before the one at hand, as far as this visit knows it. */
export function pageBefore(): string | undefined {
  const { current, previous } = visit()
  return current === pageAtHand() ? previous : current
}
