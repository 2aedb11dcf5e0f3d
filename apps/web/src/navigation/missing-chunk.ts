import { draftStorage, tabStorage } from '../api/browser/storage.ts'

/**
 * A part of a newer version asks for a file that is gone, its code or its style sheet: a reload fetches the new version.
 * Source: seed 8.
 */
export const isMissingChunk = (error: unknown): error is Error =>
  error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message)

const key = 'coverwright.reloaded'
/** Files of as many versions as may be served beside each other while one takes the place of another. */
const most = 20

/**
 * Whether a reload may help, and loses nothing: once for each file, so that some which stay away lead into no loop, not
 * even by turns.
 */
export function mayReload({ message }: Error): boolean {
  if (draftStorage.isInMemory()) return false
  const tried = (tabStorage.get(key) ?? '').split('\n')
  if (tried.includes(message) || tried.length > most) return false
  // Without storage the reloaded page would not know that it was tried.
  return tabStorage.set(key, [...tried, message].join('\n'))
}

/** Where nothing answers there is nothing newer, and a reload would take the page away. */
const isServerThere = (): Promise<boolean> =>
  fetch(document.baseURI, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A newer version took the place of the page's own: fetches that one, where that may be what is wrong. */
export async function reloadForNewer(error: unknown): Promise<void> {
  if (isMissingChunk(error) && (await isServerThere()) && mayReload(error)) location.reload()
}
