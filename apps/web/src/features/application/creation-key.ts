import { storedName } from '../../api/base.ts'

/** A key for the quote about to be made, the same until it exists, so that a repeated request makes only one. */
export function creationKey(): string {
  const name = storedName('creation')
  try {
    const known = localStorage.getItem(name)
    if (known) return known
    const key = crypto.randomUUID()
    localStorage.setItem(name, key)
    return key
  } catch {
    return crypto.randomUUID()
  }
}

export function dropCreationKey(): void {
  try {
    localStorage.removeItem(storedName('creation'))
  } catch {
    // There was none to keep it.
  }
}
