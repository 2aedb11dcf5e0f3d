import { storedName } from '../../api/page/base.ts'

// Sites of one host have popups of their own.
const name = () => storedName('popup')

// For browsers without storage: closed for as long as the page is open.
let closed: string | undefined

/** Whether this popup was closed in this browser. Another id means a different popup. */
export function isPopupClosed(id: string): boolean {
  try {
    return closed === id || localStorage.getItem(name()) === id
  } catch {
    return closed === id
  }
}

export function closePopup(id: string): void {
  closed = id
  try {
    localStorage.setItem(name(), id)
  } catch {
    // Closed until the page is loaded anew.
  }
}
