import { browserStorage } from '../browser/storage.ts'
import { queryClient } from '../query-client.ts'
import { createTabChannel } from './tab-channel.ts'

type Change = 'in' | 'out'

const channel = createTabChannel<Change>('coverwright-person')

const name = 'coverwright.person'

const latest = (): string | undefined => browserStorage.get(name)

/** Tells other tabs, and pages of this one that Back may restore, that somebody signed in or out. */
export function announcePersonChange(change: Change): void {
  browserStorage.set(name, crypto.randomUUID())
  channel.post(change)
}

/** Reloads every tab when the user signs out, so that none keeps showing their data. */
export function listenToPersonChanges(): void {
  const atStart: { change?: string | undefined } = {}
  // Deferred: the first read of the storage may be slow, and the page is about to be drawn.
  setTimeout(() => {
    atStart.change = latest()
  })
  channel.listen((change) => {
    if (change === 'out') location.reload()
    else void queryClient.invalidateQueries()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!(persisted && 'change' in atStart) || latest() === atStart.change) return
    // Nothing of it may show while the page reloads.
    document.body.hidden = true
    location.reload()
  })
}
