import type { RouteObject } from 'react-router'
import { matchRoutes } from 'react-router'

/** A route's `handle` that can fetch the code of its page. */
export type Preloadable = { readonly preload: () => Promise<unknown> }

type LazyRoutes = {
  readonly prefetch: () => Promise<unknown>
  readonly loaded: () => RouteObject[] | undefined
}

const isPreloadable = (handle: unknown): handle is Preloadable =>
  typeof handle === 'object' && handle !== null && 'preload' in handle

/** Fetches the code of a page when a link to it is hovered, touched or focused. */
export function preloadOnIntent(routes: LazyRoutes, basename: string): void {
  const preloadPage = async (address: URL): Promise<void> => {
    await routes.prefetch()
    for (const { route } of matchRoutes(routes.loaded() ?? [], address, basename) ?? [])
      if (isPreloadable(route.handle)) await route.handle.preload()
  }
  const preload = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin) return
    // What fails is retried, and reported, when the link is followed.
    preloadPage(new URL(link.href)).catch(() => undefined)
  }
  for (const type of ['pointerover', 'focusin']) addEventListener(type, preload, { passive: true })
}
