const focusable = 'input:not([type="hidden"]), select, textarea, button, [tabindex]'

/** Moves the focus to the element with this id, or to the first control inside it. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  const control = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable)
  field.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
