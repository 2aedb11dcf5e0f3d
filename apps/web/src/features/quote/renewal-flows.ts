import { createLazyModule } from '../../ui/interaction/lazy-module.ts'

/** The renewal flows, fetched when a renewal is opened. */
export const renewalFlows = createLazyModule(
  async () => (await import('@coverwright/catalogue/renewals/renewals')).renewalFlows,
)
