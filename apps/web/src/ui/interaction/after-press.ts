/** Tracks whether a pointer is pressed anywhere on the page. */
function watchPointer(target: Pick<EventTarget, 'addEventListener'> | undefined) {
  const pointer = { isDown: false }
  const update = ({ type }: Event) => {
    pointer.isDown = type === 'pointerdown'
  }
  for (const event of ['pointerdown', 'pointerup', 'pointercancel'])
    target?.addEventListener(event, update, { capture: true })
  return pointer
}

// There is no pointer on the server.
const pointer = watchPointer(typeof document === 'undefined' ? undefined : globalThis)

/** Runs `work` once no pointer is pressed, because a target that moves during a press misses its click. */
export function afterPress(work: () => void): void {
  if (pointer.isDown) addEventListener('pointerup', () => setTimeout(work), { once: true })
  else work()
}
