import { part } from '../../ui/part.tsx'

/** What was chosen: fetched while offers are compared. */
export const ThankYouPage = part(async () => (await import('./thank-you-page.tsx')).ThankYouPage)
