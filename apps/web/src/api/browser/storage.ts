type Area = () => Storage

/** Returns undefined where the browser forbids it or has no room. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/**
 * Texts by name, in the first of the browser's storage areas that accepts them; otherwise in memory while the page is
 * open.
 */
export function createBrowserStorage(...areas: readonly Area[]) {
  const memory = new Map<string, string>()
  const remove = (name: string): void => {
    memory.delete(name)
    for (const area of areas) attempt(() => area().removeItem(name))
  }
  return {
    get: (name: string): string | undefined => {
      for (const area of areas) {
        const text = attempt(() => area().getItem(name))
        if (typeof text === 'string') return text
      }
      return memory.get(name)
    },
    /** @returns whether it outlives a reload */
    set: (name: string, text: string): boolean => {
      const taker = areas.find((area) =>
        attempt(() => {
          area().setItem(name, text)
          return true
        }),
      )
      for (const area of areas) if (area !== taker) attempt(() => area().removeItem(name))
      if (taker) memory.delete(name)
      else memory.set(name, text)
      return taker !== undefined
    },
    remove,
    names: (): readonly string[] => [
      ...memory.keys(),
      ...areas.flatMap((area) => attempt(() => Object.keys(area())) ?? []),
    ],
    /** Whether a reload would lose some of it. */
    isInMemory: (): boolean => memory.size > 0,
  }
}

/** Shared by all tabs, and kept when the browser is closed. */
export const browserStorage = createBrowserStorage(() => localStorage)

/** This tab's own, until it is closed. */
export const tabStorage = createBrowserStorage(() => sessionStorage)

/** Where drafts are kept: shared by all tabs, in this tab alone where that is full. */
export const draftStorage = createBrowserStorage(
  () => localStorage,
  () => sessionStorage,
)
