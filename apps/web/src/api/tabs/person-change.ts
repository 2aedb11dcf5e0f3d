import { queryClient } from '../query-client.ts'
import { createTabChannel } from './tab-channel.ts'

type Change = 'in' | 'out'

const channel = createTabChannel<Change>('coverwright-person')

const name = 'coverwright.person'

function latest(): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Tells this browser's other tabs, and pages of this one that Back may bring up again, that somebody came or went. */
export function announcePersonChange(change: Change): void {
  try {
    localStorage.setItem(name, crypto.randomUUID())
  } catch {
    // Pages brought up again are then shown as they were left; what they ask the server for is refused.
  }
  channel.post(change)
}

/** What belongs to somebody who signed out is not shown any longer, in no tab. */
export function listenToPersonChanges(): void {
  let atStart: string | null | undefined
  // Not now: the first look into the storage may take long, and the page is about to be drawn.
  setTimeout(() => {
    atStart ??= latest()
  })
  channel.listen((change) => {
    if (change === 'out') location.reload()
    else void queryClient.invalidateQueries()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || atStart === undefined || latest() === atStart) return
    // Not even for the moment that loading takes.
    document.body.hidden = true
    location.reload()
  })
}
