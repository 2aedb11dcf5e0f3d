import type { RouteObject } from 'react-router'
import { matchRoutes } from 'react-router'

/** A route's `handle` that can fetch the code of its page. */
export type Preloadable = { readonly preload: () => Promise<unknown> }

const isPreloadable = (handle: unknown): handle is Preloadable =>
  typeof handle === 'object' && handle !== null && 'preload' in handle

/** Fetches the code of a page when a link to it is hovered, touched or focused. */
export function preloadOnIntent(routes: RouteObject[], basename: string): void {
  const preload = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin) return
    // What fails is retried, and reported, when the link is followed.
    for (const { route } of matchRoutes(routes, new URL(link.href), basename) ?? [])
      if (isPreloadable(route.handle)) route.handle.preload().catch(() => undefined)
  }
  for (const type of ['pointerover', 'focusin']) addEventListener(type, preload, { passive: true })
}
