import { browserStorage } from '../browser/storage.ts'
import { queryClient } from '../query-client.ts'
import { createTabChannel } from './tab-channel.ts'

type Change = 'in' | 'out'

const channel = createTabChannel<Change>('coverwright-person')

const name = 'coverwright.person'

const latest = (): string | undefined => browserStorage.get(name)

/** Tells this browser's other tabs, and pages of this one that Back may bring up again, that somebody came or went. */
export function announcePersonChange(change: Change): void {
  browserStorage.set(name, crypto.randomUUID())
  channel.post(change)
}

/** What belongs to somebody who signed out is not shown any longer, in no tab. */
export function listenToPersonChanges(): void {
  const atStart: { change?: string | undefined } = {}
  // Not now: the first look into the storage may take long, and the page is about to be drawn.
  setTimeout(() => {
    atStart.change = latest()
  })
  channel.listen((change) => {
    if (change === 'out') location.reload()
    else void queryClient.invalidateQueries()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!(persisted && 'change' in atStart) || latest() === atStart.change) return
    // Not even for the moment that loading takes.
    document.body.hidden = true
    location.reload()
  })
}
