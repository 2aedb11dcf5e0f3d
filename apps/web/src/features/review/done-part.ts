import { part } from '../../ui/part.tsx'

/** The last page before an application is sent: fetched some pages ahead, or when somebody goes right there. */
export const DonePage = part(async () => (await import('./done-page.tsx')).DonePage)
