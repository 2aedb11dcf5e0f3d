import { createLazyModule } from './ui/interaction/lazy-module.ts'

/** Every address of the site, fetched after the first page, which knows only its own. */
export const allRoutes = createLazyModule(async () => (await import('./after-first-page.ts')).routes)
