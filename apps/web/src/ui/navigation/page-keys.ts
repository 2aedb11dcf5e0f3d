export type KeyPress = {
  readonly key: string
  /** Upper-case name of the element that has the focus. */
  readonly element: string
  readonly role?: string | undefined
  /** The element has an open list, which handles Enter. */
  readonly expanded?: boolean
  /** A modifier key is pressed, another handler took the key, or a dialog is open. */
  readonly taken?: boolean
}

/** The keys that can move between pages. */
export const moveKeys: ReadonlySet<string> = new Set(['Enter', 'ArrowLeft', 'ArrowRight'])

const fields = new Set(['INPUT', 'SELECT', 'BUTTON', 'TEXTAREA'])
/** On these elements Enter has its own meaning. */
const ownEnter = new Set(['TEXTAREA', 'BUTTON', 'A', 'SUMMARY'])

/**
 * Enter continues, except in a text area, an open list or on another button. The arrows move between pages only when
 * no field or button has the focus. Source: seed 4.10.
 */
export function pageMove({ key, element, role, expanded, taken }: KeyPress): 'continue' | 'back' | undefined {
  if (taken) return undefined
  if (key === 'Enter') return ownEnter.has(element) || role === 'option' || expanded ? undefined : 'continue'
  if (fields.has(element) || role) return undefined
  if (key === 'ArrowRight') return 'continue'
  return key === 'ArrowLeft' ? 'back' : undefined
}
