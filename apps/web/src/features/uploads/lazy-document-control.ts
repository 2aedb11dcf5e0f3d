import { lazyWithPreload } from '../../ui/interaction/lazy-with-preload.tsx'

/** Large, and on few pages. */
export const DocumentControl = lazyWithPreload(async () => (await import('./document-control.tsx')).DocumentControl)
