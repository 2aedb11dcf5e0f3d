/**
 * What happens several times with each key and each move of a pointer, and no component of ours asks React for: keys
 * are listened for where they mean something (`use-keys.ts`), what is typed by its box (`text-box.ts`).
 */
export const unheard: ReadonlySet<string> = new Set([
  ...['keydown', 'keypress', 'keyup', 'textInput', 'selectionchange'],
  ...['compositionstart', 'compositionupdate', 'compositionend'],
  ...['mousemove', 'mouseover', 'mouseout', 'pointerover', 'pointerout'],
])

/**
 * React listens at its root to every event there is, and with each looks for handlers in all that stands around: most of
 * what a key costs.
 * @param begin makes the root
 */
export function hearLess(root: HTMLElement, begin: () => void): void {
  const ends = [root, root.ownerDocument].map(hardOfHearing)
  begin()
  for (const end of ends) end()
}

function hardOfHearing(target: HTMLElement | Document): () => void {
  const listen: EventTarget['addEventListener'] = (type, ...rest) => {
    if (!unheard.has(type)) EventTarget.prototype.addEventListener.call(target, type, ...rest)
  }
  Object.defineProperty(target, 'addEventListener', { value: listen, configurable: true })
  return () => Reflect.deleteProperty(target, 'addEventListener')
}
