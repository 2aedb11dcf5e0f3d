import { queryClient } from './queries.ts'

type Change = 'in' | 'out'

const channel = new BroadcastChannel('coverwright-person')
const name = 'coverwright.person'

function latest(): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

const atStart = latest()

/** Tells this browser's other tabs, and pages of this one that Back may bring up again, that somebody came or went. */
export function announcePersonChange(change: Change): void {
  try {
    localStorage.setItem(name, crypto.randomUUID())
  } catch {
    // Pages brought up again are then shown as they were left; what they ask the server for is refused.
  }
  channel.postMessage(change)
}

/** What belongs to somebody who signed out is not shown any longer, in no tab. */
export function listenToPersonChanges(): void {
  channel.onmessage = ({ data }) => {
    if (data === 'out') location.reload()
    else void queryClient.invalidateQueries()
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && latest() !== atStart) location.reload()
  })
}
