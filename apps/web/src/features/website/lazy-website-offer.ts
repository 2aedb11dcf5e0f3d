import { lazyWithPreload } from '../../ui/interaction/lazy-with-preload.tsx'

/** Few businesses name a website and ask for it to be read. */
export const WebsiteOffer = lazyWithPreload(async () => (await import('./website-offer.tsx')).WebsiteOffer)
