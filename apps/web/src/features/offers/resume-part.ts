import { part } from '../../ui/part.tsx'

/** Where an application that was sent is found again: fetched while it is read over, so that nothing blank comes between. */
export const ResumePage = part(async () => (await import('./resume-page.tsx')).ResumePage)
