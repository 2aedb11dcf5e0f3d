import type { ReactNode } from 'react'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useTransition } from 'react'

type NavigationTransition = {
  /** The page that was asked for last cannot be drawn yet; the one before it stays. */
  readonly isPending: boolean
  /** Navigates; the promise is settled when the page is drawn, or another one instead. */
  readonly transition: (navigate: () => void) => Promise<void>
}

const Transition = createContext<NavigationTransition>({
  isPending: false,
  transition: async (navigate) => navigate(),
})

export const useNavigationTransition = () => use(Transition)

/** Knows whether a page is on its way: React keeps the page at hand until the code and the data of the next one are here. */
export function NavigationTransitionProvider({ children }: { readonly children: ReactNode }) {
  const [isPending, start] = useTransition()
  const waiting = useRef<(() => void)[]>([])
  const transition = useCallback(
    (navigate: () => void) =>
      new Promise<void>((resolve) => {
        waiting.current.push(resolve)
        start(navigate)
      }),
    [],
  )
  useEffect(() => {
    if (isPending) return
    for (const resolve of waiting.current.splice(0)) resolve()
  }, [isPending])
  return <Transition value={useMemo(() => ({ isPending, transition }), [isPending, transition])}>{children}</Transition>
}
