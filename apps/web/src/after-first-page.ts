import { removeOldDrafts } from './features/offer-questions/remove-old-drafts.ts'
import { routes as everyRoute } from './router.tsx'

// Once for each document, after its first page can be used.
removeOldDrafts()

/** Every address of the site. */
export const routes = everyRoute
