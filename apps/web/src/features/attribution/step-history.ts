import type { StepRecord } from '@coverwright/core/navigation/step-record'
import { nextRecord, startRecord } from '@coverwright/core/navigation/step-record'
import { currentPath, visitLog } from './visit-log.ts'
import { visitStart } from './visit-start.ts'

/** The current and the previous step of this visit. Source: seed 4.6. */
export const stepRecord = (): StepRecord => visitLog.events.reduce(nextRecord, startRecord(visitStart(visitLog.start)))

/** The page that was shown before the current one; undefined at the first page of a visit. */
export function previousPage(): string | undefined {
  const { current, previous } = stepRecord()
  return current === currentPath() ? previous : current
}
