import type { PhonePlans } from './phone-plans.ts'

/** The numbering plans, fetched when a quote has a phone number or a page asks for one. */
function createLatePlans(): PhonePlans {
  let plans: PhonePlans | undefined
  return {
    read: (text, country) => plans?.read(text, country),
    areLoaded: () => plans !== undefined,
    load: async () => {
      plans ??= (await import('./phone-plans.ts')).phonePlans
    },
  }
}

export const phonePlans: PhonePlans = createLatePlans()
