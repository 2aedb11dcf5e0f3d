import { createLazyModule } from '../../ui/interaction/lazy-module.ts'

/** The flows of renewals, fetched once one is opened. */
export const renewalFlows = createLazyModule(
  async () => (await import('@coverwright/catalogue/renewals/renewals')).renewalFlows,
)
