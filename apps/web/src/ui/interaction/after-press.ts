/** Knows whether a button of a pointer is held anywhere on the page. */
function watchPointer(target: Pick<EventTarget, 'addEventListener'> | undefined) {
  const pointer = { isHeld: false }
  const note = ({ type }: Event) => {
    pointer.isHeld = type === 'pointerdown'
  }
  for (const event of ['pointerdown', 'pointerup', 'pointercancel'])
    target?.addEventListener(event, note, { capture: true })
  return pointer
}

// On a server there is no pointer.
const pointer = watchPointer(typeof document === 'undefined' ? undefined : globalThis)

/** Runs `work` once no button of a pointer is held: a target that moves away under a press misses its click. */
export function afterPress(work: () => void): void {
  if (pointer.isHeld) addEventListener('pointerup', () => setTimeout(work), { once: true })
  else work()
}
