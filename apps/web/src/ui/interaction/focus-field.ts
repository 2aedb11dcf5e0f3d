const focusable = 'input:not([type="hidden"]), select, textarea, button, [tabindex]'

/** Moves the focus to the field with this id: to the control itself, or to the first one of a set of choices. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  const control = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable)
  field.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
