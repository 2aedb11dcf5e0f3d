/*
 * Stands in the page itself and runs before it is painted: the first page shows at once and may be filled in while the
 * application is still on its way. Built into the page by `early-page.ts`; imports nothing.
 */

/** What the application finds of the time before it. */
export type Early = {
  /** The button that was pressed last. */
  pressed: HTMLElement | undefined
  /** The application answers from now on. */
  done: () => void
}

declare global {
  var early: Early | undefined
}

/** The build puts the files' names here. */
declare const reactFile: string
declare const applicationFile: string

const hold = (event: Event): void => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('#root button') : null
  if (!button) return
  event.preventDefault()
  event.stopImmediatePropagation()
  meanwhile.pressed?.removeAttribute('aria-busy')
  meanwhile.pressed = button
  button.setAttribute('aria-busy', 'true')
}

const meanwhile: Early = {
  pressed: undefined,
  done: () => removeEventListener('click', hold, true),
}
globalThis.early = meanwhile
// Pressing Enter in a field presses its form's button, too.
addEventListener('click', hold, true)

let hasBegun = false

/** Files that are needed, but not for what is seen first, were left to be asked for now. */
const begin = (): void => {
  if (hasBegun) return
  hasBegun = true
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = 'modulepreload'
  // What cannot be fetched is seen in the console; the page stays readable.
  const nothing = (): undefined => undefined
  import(reactFile).then(() => setTimeout(() => import(applicationFile).catch(nothing)), nothing)
}

// Nothing is to stand between the page and its first paint, where it shows something by itself. A page in a hidden tab is
// painted when it is looked at.
const isShown = document.querySelector('#root > *') !== null
if (!isShown || document.hidden || !globalThis.PerformanceObserver?.supportedEntryTypes.includes('paint')) begin()
else {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin()
  })
  observer.observe({ type: 'paint', buffered: true })
  // However that may be.
  setTimeout(begin, 3000)
}
