import { useHref, useLocation, useNavigate } from 'react-router'
import { useEvent } from '../ui/interaction/use-event.ts'

/** Whether the person is on their way to a page that has not come yet, and a way to stay where they are instead. */
export function usePendingNavigation() {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const shown = useHref({ pathname })
  // The browser's address is ahead of the page.
  const isLeaving = useEvent(() => withoutSlash(location.pathname) !== withoutSlash(shown))
  const stay = useEvent(() => {
    if (isLeaving()) void navigate({ pathname, search, hash }, { replace: true, state })
  })
  return { isLeaving, stay }
}

/** A site below a path is opened with or without a slash at the end. */
const withoutSlash = (path: string): string => path.replace(/\/$/, '')
