import { draftStorage, tabStorage } from '../api/browser/storage.ts'

/**
 * The page is a stale build whose script or style sheet is gone from the server: a reload fetches the new one.
 * Source: seed 8.
 */
export const isMissingChunk = (error: unknown): error is Error =>
  error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message)

const key = 'coverwright.reloaded'
/** More files than can be missing while versions are served side by side during a roll-out. */
const most = 20

/**
 * Whether a reload may help without losing anything: once for each file, so that files which stay missing cause no loop.
 */
export function mayReload({ message }: Error): boolean {
  if (draftStorage.isInMemory()) return false
  const triedChunks = (tabStorage.get(key) ?? '').split('\n')
  if (triedChunks.includes(message) || triedChunks.length > most) return false
  // Without storage the reloaded page would not know that it was tried.
  return tabStorage.set(key, [...triedChunks, message].join('\n'))
}

/** If the server does not answer, a reload would only take the page away. */
const isServerThere = (): Promise<boolean> =>
  fetch(document.baseURI, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Reloads a stale build, if that may be the cause. */
export async function reloadForNewer(error: unknown): Promise<void> {
  if (isMissingChunk(error) && (await isServerThere()) && mayReload(error)) location.reload()
}
