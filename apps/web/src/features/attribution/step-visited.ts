import type { StepRecord } from '@coverwright/core/navigation/step-record'
import { nextRecord, startRecord } from '@coverwright/core/navigation/step-record'
import { arrivalAt } from './arrival-kind.ts'
import { currentPath, visitLog } from './visit-log.ts'

/** The current and the previous page of this visit, which begins with the address of arrival. Source: seed 4.6. */
export const visit = (): StepRecord => visitLog.events.reduce(nextRecord, startRecord(arrivalAt(visitLog.start)))

/** The page before the current one, if it was in this visit. */
export function pageBefore(): string | undefined {
  const { current, previous } = visit()
  return current === currentPath() ? previous : current
}
