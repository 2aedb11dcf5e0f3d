let pressed = false

const note = ({ type }: Event) => {
  pressed = type === 'pointerdown'
}

for (const event of ['pointerdown', 'pointerup', 'pointercancel'])
  globalThis.addEventListener?.(event, note, { capture: true })

/** Does the work when no button of a pointer is held: what moves away under a press makes its click miss. */
export function afterPress(work: () => void): void {
  if (pressed) addEventListener('pointerup', () => setTimeout(work), { once: true })
  else work()
}
