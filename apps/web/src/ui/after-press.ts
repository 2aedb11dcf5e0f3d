let pressed = false

for (const [event, state] of [
  ['pointerdown', true],
  ['pointerup', false],
  ['pointercancel', false],
] as const) {
  addEventListener(event, () => void (pressed = state), { capture: true })
}

/** Does the work when no button of a pointer is held: what moves away under a press makes its click miss. */
export function afterPress(work: () => void): void {
  if (!pressed) return work()
  const later = () => setTimeout(work)
  addEventListener('pointerup', later, { once: true })
}
