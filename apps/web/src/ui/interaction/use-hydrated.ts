import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and during hydration, then true. What only the browser knows (its storage, clock and cookies) may be
 * shown once it is true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
