import { storedName } from '../page/base.ts'

/** Which quote this tab works on, so that two tabs may work on two; kept in the tab's storage, so that a reload stays on it. */
function createOpened(kind: 'quote' | 'renewal') {
  const name = () => storedName(kind)
  return {
    get: (): string | undefined => {
      try {
        return sessionStorage.getItem(name()) ?? undefined
      } catch {
        return undefined
      }
    },
    set: (id: string): void => {
      try {
        sessionStorage.setItem(name(), id)
      } catch {
        // Without storage a reload opens the one begun last.
      }
    },
    clear: (): void => {
      try {
        sessionStorage.removeItem(name())
      } catch {
        // Nothing was stored either.
      }
    },
  }
}

/** The application, by its `_id`. */
export const openedQuote = createOpened('quote')

/** The renewal, by its `uuid`. */
export const openedRenewal = createOpened('renewal')
