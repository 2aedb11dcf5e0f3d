const focusable = 'input:not([type="hidden"]), select, textarea, button, [tabindex]'

/**
 * Moves the focus to the element with this id, or to the first control inside it: to the middle of the screen, or where
 * a page has just opened (`nearest`), no further than it takes to see it.
 */
export function focusField(id: string, block: 'center' | 'nearest' = 'center'): void {
  const field = document.getElementById(id)
  if (!field) return
  const control = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable)
  field.scrollIntoView({ block })
  control?.focus({ preventScroll: true })
}
