import { useEffect, useRef } from 'react'
import { useIdle } from '../interaction/use-idle.ts'

type Props = { readonly path: string }

/**
 * Loads the site's fonts after the page, when nothing more urgent waits. A component, so that its surroundings are not
 * rendered again: React would discard the server's rendering of a page that is not hydrated yet.
 */
export function LateFonts({ path }: Props): null {
  const showLater = useRef<() => void>(undefined)
  const isIdle = useIdle()
  useEffect(() => {
    if (!isIdle) return
    // Without them the page uses another font.
    const fonts = import('../../styles/late-fonts.ts').then(({ bringFonts }) => bringFonts()).catch(() => undefined)
    void fonts.then((show) => {
      showLater.current = show
    })
  }, [isIdle])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the next page
  useEffect(() => {
    showLater.current?.()
    showLater.current = undefined
  }, [path])
  return null
}
