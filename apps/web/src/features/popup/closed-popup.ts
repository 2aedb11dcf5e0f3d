import { browserStorage } from '../../api/browser/storage.ts'
import { storedName } from '../../api/page/base.ts'

// Sites on the same host have separate popups.
const name = () => storedName('popup')

/** Whether this popup was closed in this browser. */
export const isPopupClosed = (id: string): boolean => browserStorage.get(name()) === id

export const closePopup = (id: string): unknown => browserStorage.set(name(), id)
