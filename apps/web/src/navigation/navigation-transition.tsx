import type { ReactNode } from 'react'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useTransition } from 'react'

type NavigationTransition = {
  /** The next page is not ready; the current one stays. */
  readonly isPending: boolean
  /** Navigates. Resolves when the page, or another one instead, is rendered. */
  readonly transition: (navigate: () => void) => Promise<void>
}

const Transition = createContext<NavigationTransition>({
  isPending: false,
  transition: async (navigate) => navigate(),
})

export const useNavigationTransition = () => use(Transition)

/** Runs navigations as transitions: React keeps the current page until the code and data of the next one are here. */
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
