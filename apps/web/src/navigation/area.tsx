import type { ComponentProps, MouseEvent } from 'react'
import { createContext, use, useCallback } from 'react'
import type { NavigateOptions } from 'react-router'
import { Navigate, Link as RouterLink, useLocation, useNavigate } from 'react-router'
import { useNavigationTransition } from './navigation-transition.tsx'

/** An address in the area at hand, as the flow names it (`/contact`), or one of the site as a whole. */
export type Address = string | { readonly site: string }

const AreaPrefix = createContext('')

/** What the addresses of an area begin with: nothing for the application, `/renewals` for the renewals. */
export const AreaPrefixProvider = AreaPrefix.Provider

const inSite = (prefix: string, address: Address): string =>
  typeof address === 'string' ? prefix + address : address.site

/** Goes to an address of the area at hand. The promise is settled when the page is drawn, or another one instead. */
export function useAreaNavigate() {
  const prefix = use(AreaPrefix)
  const navigate = useNavigate()
  const { transition } = useNavigationTransition()
  return useCallback(
    (to: Address, options?: NavigateOptions): Promise<void> =>
      transition(() => void navigate(inSite(prefix, to), options)),
    [prefix, navigate, transition],
  )
}

/** The path of the page below its area. */
export function useAreaPath(): string {
  const prefix = use(AreaPrefix)
  const path = decoded(useLocation().pathname)
  return path.slice(prefix.length) || '/'
}

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & { readonly href: Address }

export function Link({ href, onClick, ...shown }: LinkProps) {
  const navigate = useAreaNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    // Into another tab, or into a file.
    const isForBrowser = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
    if (event.defaultPrevented || isForBrowser) return
    event.preventDefault()
    void navigate(href)
  }
  return <RouterLink {...shown} to={inSite(use(AreaPrefix), href)} onClick={follow} />
}

/** Leads on as soon as it is drawn, in place of the address at hand. */
export function Redirect({ to }: { readonly to: Address }) {
  return <Navigate to={inSite(use(AreaPrefix), to)} replace />
}

/** An address that nobody can read stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}
