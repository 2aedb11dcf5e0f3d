import type { StepEvent } from '@coverwright/core/navigation/step-record'
import { here } from '../../api/page/base.ts'
import { track } from '../../api/track.ts'

/** The address that this visit began with, and the steps since. A server that renders a page has no visit. */
export const visitLog: { readonly start: string; readonly events: StepEvent[] } = {
  start: typeof document === 'undefined' ? '/' : here(),
  events: [],
}

export const pageAtHand = (): string => here().split('?')[0] ?? '/'

/** The address has changed. */
export function noteRoute(): void {
  const path = pageAtHand()
  visitLog.events.push({ kind: 'routeChanged', path })
  track({ name: 'page_viewed', path })
}

const building = /\/location\/edit\/\d+\/buildings$/
const location = /\/location\//

/** A page was saved, and the next one is at hand. */
export function noteSaved(saved: string): void {
  visitLog.events.push({ kind: 'saved', path: pageAtHand() })
  if (location.test(saved)) visitLog.events.push({ kind: 'locationEdited' })
  if (building.test(saved)) visitLog.events.push({ kind: 'buildingEdited' })
}
