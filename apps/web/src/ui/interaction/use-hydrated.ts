import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/** A page that a server rendered is drawn over for the first time; on a server every page is. */
let isUnderWay = typeof document === 'undefined'

/** Whether components are drawn for the first time over a page that is there: then only as the server drew them. */
export const isTakingUp = (): boolean => isUnderWay

export function setTakingUp(is: boolean): void {
  isUnderWay = is
}

/**
 * False while a page that was rendered ahead of time is taken up, true soon after that and at any other time: what only
 * this browser knows (its storage, its clock, its cookies) is shown once it is true.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(() => !isUnderWay)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}

const never = () => () => undefined

/** The same in what is taken up after the form is. */
export const useHydratedLate = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
