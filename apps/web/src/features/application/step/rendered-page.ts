import { useLayoutEffect } from 'react'
import { isTakingUp, setTakingUp } from '../../../ui/interaction/use-hydrated.ts'
import { fetchFrame } from '../../shell/site-shell.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Answered = { readonly control: Control; readonly value: string; readonly checked: boolean }

/** @returns whether there is a page, rendered ahead of time, for the application to take up */
export function beginTakingUp(root: HTMLElement): boolean {
  setTakingUp(root.firstElementChild !== null)
  return isTakingUp()
}

/** What was answered before the application was here is done now, and what was pressed once all of the page answers. */
export function useTakingUp(): void {
  // Before anything is drawn anew, which would put the controls back.
  useLayoutEffect(() => {
    if (!isTakingUp()) return
    setTakingUp(false)
    const answered = answeredIn(document)
    queueMicrotask(() => {
      for (const each of answered) answer(each)
      // What is pressed may stand around the form, or open what does.
      void fetchFrame().then(press)
    })
  }, [])
}

/** It says something else than the server wrote into the page. */
function isOther(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const written = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(0, written)
  }
  if (control instanceof HTMLInputElement) {
    const { type, checked, defaultChecked } = control
    if (type === 'radio') return checked && !defaultChecked
    if (type === 'checkbox') return checked !== defaultChecked
  }
  return control.value !== control.defaultValue
}

const answeredIn = (page: ParentNode): readonly Answered[] =>
  [...page.querySelectorAll<Control>('form :is(input, select, textarea)')]
    .filter(isOther)
    .map((control) => ({ control, value: control.value, checked: 'checked' in control && control.checked }))

const isChosen = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox'

/** The value as the browser sets it: React takes what is set by the control's own property for its own doing. */
const setValue = (control: Control, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)

/** Answers a control once more, as the person did, so that the form learns of it. */
function answer({ control, value, checked }: Answered): void {
  if (control instanceof HTMLInputElement && isChosen(control)) {
    control.checked = !checked
    control.click()
    return
  }
  const { selectionStart = null, selectionEnd = null } = control instanceof HTMLSelectElement ? {} : control
  control.value = ''
  setValue(control, value)
  if (!(control instanceof HTMLSelectElement) && selectionStart !== null && document.activeElement === control)
    control.setSelectionRange(selectionStart, selectionEnd)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function press(): void {
  const { early } = globalThis
  early?.done()
  early?.pressed?.removeAttribute('aria-busy')
  early?.pressed?.click()
}
