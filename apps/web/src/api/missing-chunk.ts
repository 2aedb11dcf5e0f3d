/**
 * A part of a newer version asks for a file that is gone, its code or its style sheet: a reload fetches the new version.
 * Source: seed 8.
 */
export const isMissingChunk = (error: unknown): error is Error =>
  error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message)

const key = 'coverwright.reloaded'

/** Whether a reload may help: once for each file, so that one which stays away leads into no loop. */
export function mayReload({ message }: Error): boolean {
  try {
    if (sessionStorage.getItem(key) === message) return false
    sessionStorage.setItem(key, message)
    return true
  } catch {
    // Nobody would know that it was tried.
    return false
  }
}
