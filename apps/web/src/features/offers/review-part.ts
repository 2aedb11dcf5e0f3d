import { part } from '../../ui/part.tsx'

/** Offers side by side: fetched while the application is read over, so that they are drawn as soon as they are there. */
export const ReviewPage = part(async () => (await import('./review-page.tsx')).ReviewPage)
