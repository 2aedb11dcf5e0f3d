import type { ComponentProps, MouseEvent } from 'react'
import { createContext, use, useCallback, useEffect } from 'react'
import type { NavigateOptions } from 'react-router'
import { Navigate, useHref, useLocation, useNavigate } from 'react-router'
import { useNavigationTransition } from './navigation-transition.tsx'

/** An address in the current area, as the flow names it (`/contact`), or one of the whole site. */
export type Address = string | { readonly site: string }

const AreaPrefix = createContext('')

/** The prefix of an area's addresses: none for the application, `/renewals` for the renewals. */
export const AreaPrefixProvider = AreaPrefix.Provider

const inSite = (prefix: string, address: Address): string =>
  typeof address === 'string' ? prefix + address : address.site

/** A step that is shown in a sheet over the review, instead of on a page of its own. */
export type Sheet = {
  /** The id of its heading. */
  readonly heading: string
  /** The page that it was opened at. */
  readonly firstPage: string
  readonly addressOf: (address: string) => string
  readonly go: (address: string, options?: NavigateOptions) => void
  readonly close: () => void
  /** The form that is shown, which may hold what is not saved. */
  readonly form: { current: { readonly isFilledIn: () => boolean; readonly discard: () => void } | undefined }
}

/** Around what is shown in a sheet. */
export const SheetContext = createContext<Sheet | undefined>(undefined)

/** Navigates to an address of the current area. Resolves when the page, or another one instead, is rendered. */
export function useAreaNavigate() {
  const prefix = use(AreaPrefix)
  const navigate = useNavigate()
  const { transition } = useNavigationTransition()
  const sheet = use(SheetContext)
  return useCallback(
    (to: Address, options?: NavigateOptions): Promise<void> =>
      transition(() => {
        if (sheet && typeof to === 'string') sheet.go(to, options)
        else void navigate(inSite(prefix, to), options)
      }),
    [prefix, navigate, transition, sheet],
  )
}

/** The site's path of a link. */
function useLinkAddress(): (address: Address) => string {
  const prefix = use(AreaPrefix)
  const sheet = use(SheetContext)
  return (address) => inSite(prefix, sheet && typeof address === 'string' ? sheet.addressOf(address) : address)
}

/** The site's path of an address in the current area. */
export function useAreaAddress(): (address: string) => string {
  const prefix = use(AreaPrefix)
  return useCallback((address) => prefix + address, [prefix])
}

/** The path of the page below its area. */
export function useAreaPath(): string {
  const prefix = use(AreaPrefix)
  const path = decode(useLocation().pathname)
  return path.slice(prefix.length) || '/'
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: Address }

export function Link({ href, onClick, ...props }: LinkProps) {
  const navigate = useAreaNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    // Opens another tab, or downloads.
    const isForBrowser = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
    if (event.defaultPrevented || isForBrowser) return
    event.preventDefault()
    void navigate(href)
  }
  return <a {...props} href={useHref(useLinkAddress()(href))} onClick={follow} />
}

/** Replaces the current address as soon as it is rendered. */
export function Redirect({ to }: { readonly to: Address }) {
  const sheet = use(SheetContext)
  const address = useLinkAddress()(to)
  useEffect(() => {
    if (typeof to === 'string') sheet?.go(to)
  }, [sheet, to])
  return sheet ? null : <Navigate to={address} replace />
}

/** A malformed address stays as it is. */
function decode(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}
