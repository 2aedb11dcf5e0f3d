import { browserStorage } from '../../api/browser/storage.ts'
import { storedName } from '../../api/page/base.ts'

// Sites of one host have popups of their own.
const name = () => storedName('popup')

/** Whether this popup was closed in this browser. Another id means a different popup. */
export const isPopupClosed = (id: string): boolean => browserStorage.get(name()) === id

export const closePopup = (id: string): unknown => browserStorage.set(name(), id)
