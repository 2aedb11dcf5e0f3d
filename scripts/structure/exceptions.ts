/**
 * Files that broke a rule before it was checked. A new one is refused, and one that is mended must leave the list: it only
 * gets shorter.
 */
export const sqlExceptions: readonly string[] = [
  'apps/server/src/commands/keys.ts',
  'apps/server/src/features/4-binding/submissions/of-many-quotes.ts',
  'apps/server/src/features/4-binding/submissions/offers/ask-carrier.job.ts',
  'apps/server/src/features/4-binding/submissions/submit/submission-limits.ts',
  'apps/server/src/features/5-servicing/accounts/account-applications.ts',
  'apps/server/src/features/5-servicing/agencies/agency-quote-reply.ts',
  'apps/server/src/features/5-servicing/agencies/agency-quotes.ts',
  'apps/server/src/features/5-servicing/renewals/create-renewal.ts',
  'apps/server/src/features/6-compliance/data-rights/apply-retention.job.ts',
  'apps/server/src/features/6-compliance/data-rights/close-account.ts',
  'apps/server/src/features/6-compliance/data-rights/erase-account.ts',
  'apps/server/src/features/6-compliance/data-rights/erase-quote.ts',
  'apps/server/src/features/6-compliance/data-rights/export-personal-data.ts',
  'apps/server/src/features/6-compliance/data-rights/exported-quotes.ts',
  'apps/server/src/features/6-compliance/data-rights/kept-quotes.ts',
  'apps/server/src/features/6-compliance/data-rights/sweep-ended.ts',
]

export const variableExceptions: readonly string[] = [
  'apps/web/src/api/page/place.ts',
  'apps/web/src/api/track.ts',
  'apps/web/src/features/attribution/visit-origin.ts',
  'apps/web/src/features/location-map/map-switch.ts',
  'apps/web/src/features/popup/closed-popup.ts',
  'apps/web/src/features/quote/application.ts',
  'apps/web/src/features/quote/first-parts.ts',
  'apps/web/src/features/quote/later-parts.ts',
  'apps/web/src/features/visit/untracked.ts',
  'apps/web/src/features/visit/visit-parts.tsx',
  'apps/web/src/ui/layout/page-head.tsx',
]
