import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and while its page is hydrated, true right after and at any other time: what only this browser knows
 * (its storage, its clock, its cookies) is shown once it is true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
