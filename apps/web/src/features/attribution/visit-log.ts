import type { StepEvent } from '@coverwright/core/navigation/step-record'
import { tabStorage } from '../../api/browser/storage.ts'
import { currentAddress } from '../../api/page/base.ts'
import { track } from '../../api/track.ts'

/** The address that this visit began with, and its steps so far. There is no visit on the server. */
export const visitLog: { readonly start: string; readonly events: StepEvent[] } = {
  start: typeof document === 'undefined' ? '/' : currentAddress(),
  events: [],
}

const untrackedKey = 'coverwright.untracked'
// At once: the page may be left before it is hydrated, and the services of the visit are loaded later still.
if (/[?&]disableTrackers=true(&|$)/.test(visitLog.start)) tabStorage.set(untrackedKey, 'yes')

/** `disableTrackers=true` turns tracking off in this tab, on later pages too. Source: seed 7.7. */
export const isTrackingDisabled = (): boolean => tabStorage.get(untrackedKey) === 'yes'

export const currentPath = (): string => currentAddress().split('?')[0] ?? '/'

/** Records and tracks that the address changed. */
export function logRoute(): void {
  const path = currentPath()
  visitLog.events.push({ kind: 'routeChanged', path })
  track({ name: 'page_viewed', path })
}

const building = /\/location\/edit\/\d+\/buildings$/
const location = /\/location\//

/** Records and tracks that the application chose the page, such as when it leads back to where somebody was. */
export function logStepSet(path: string): void {
  visitLog.events.push({ kind: 'stepSet', path })
  track({ name: 'step_set', path })
}

/** Records that everything was submitted, and the page that followed; the submission itself is tracked by its call. */
export function logCompletion(): void {
  visitLog.events.push({ kind: 'completed', path: currentPath() })
}

/** Records that a page was saved, and the page that followed; the save itself is tracked by its call. */
export function logSave(savedPath: string, isRenewal: boolean): void {
  visitLog.events.push({ kind: isRenewal ? 'renewalSaved' : 'saved', path: currentPath() })
  if (location.test(savedPath)) visitLog.events.push({ kind: 'locationEdited' })
  if (building.test(savedPath)) visitLog.events.push({ kind: 'buildingEdited' })
}
