import { useEffect, useRef } from 'react'

/** The site's fonts come after the page, once nothing more urgent waits. */
export function useLateFonts(path: string): void {
  const showLater = useRef<() => void>(undefined)
  useEffect(() => {
    const idle = globalThis.requestIdleCallback ?? setTimeout
    idle(async () => {
      // Without them the page stands in another font.
      const late = await import('./late-fonts.ts').then(({ bringFonts }) => bringFonts()).catch(() => undefined)
      showLater.current = late
    })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the next page
  useEffect(() => {
    showLater.current?.()
    showLater.current = undefined
  }, [path])
}
