/**
 * What happens several times with each key, each move of a pointer and each turn of a wheel (a letter typed at the end of a
 * full box scrolls it), and no component of ours asks React for: keys are listened for where they mean something
 * (`use-keys.ts`), what is typed by its box (`text-box.ts`).
 */
export const unheard: readonly string[] = [
  'keydown keypress keyup textInput selectionchange compositionstart compositionupdate compositionend',
  'mousemove mouseover mouseout pointerover pointerout scroll scrollend wheel touchmove',
].flatMap((types) => types.split(' '))

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
    if (!unheard.includes(type)) EventTarget.prototype.addEventListener.call(target, type, ...rest)
  }
  Object.defineProperty(target, 'addEventListener', { value: listen, configurable: true })
  return () => Reflect.deleteProperty(target, 'addEventListener')
}
