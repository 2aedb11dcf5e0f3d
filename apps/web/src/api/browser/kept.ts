type Store = () => Storage

const stores = [() => localStorage, () => sessionStorage] as const

/** What this page put into the first of them, and no other holds: it is written over with each letter typed. */
const inFirst = new Set<string>()

/** What no storage took: it is there as long as the page is. */
const loose = new Map<string, string>()

/** Keeps a text in this browser; where its storage is full, for this tab, and at worst for this page. */
export function keep(name: string, text: string): void {
  if (inFirst.has(name) && isTaken(stores[0], name, text)) return
  dropKept(name)
  for (const store of stores) {
    if (!isTaken(store, name, text)) continue
    if (store === stores[0]) inFirst.add(name)
    return
  }
  loose.set(name, text)
  globalThis.addEventListener?.('beforeunload', askBeforeLoss)
}

function isTaken(store: Store, name: string, text: string): boolean {
  try {
    store().setItem(name, text)
    return true
  } catch {
    // Full or forbidden: it must not stop anyone from typing.
    return false
  }
}

export function kept(name: string): string | null {
  for (const store of stores) {
    try {
      const text = store().getItem(name)
      if (text !== null) return text
    } catch {
      // Forbidden: what was kept lies in the page itself.
    }
  }
  return loose.get(name) ?? null
}

export function dropKept(name: string): void {
  loose.delete(name)
  inFirst.delete(name)
  for (const store of stores) {
    try {
      store().removeItem(name)
    } catch {
      // Nothing was kept there.
    }
  }
}

/** Nothing but the page itself holds some of what was typed: a reload would lose it. */
export const isHeldByPageAlone = (): boolean => loose.size > 0

const askBeforeLoss = (event: Event): void => {
  if (isHeldByPageAlone()) event.preventDefault()
}
