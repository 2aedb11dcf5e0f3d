import { useHref, useLocation, useNavigate } from 'react-router'
import { useEvent } from './use-event.ts'

/** Whether a navigation is pending, and a way to cancel it. */
export function usePendingNavigation() {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const shownHref = useHref({ pathname })
  // The browser's address is already that of the next page.
  const isLeaving = useEvent(() => withoutSlash(location.pathname) !== withoutSlash(shownHref))
  const stay = useEvent(() => {
    if (isLeaving()) void navigate({ pathname, search, hash }, { replace: true, state })
  })
  return { isLeaving, stay }
}

/** A site below a path is opened with or without a slash at the end. */
const withoutSlash = (path: string): string => path.replace(/\/$/, '')
