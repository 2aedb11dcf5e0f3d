import type { SiteReply } from '@coverwright/contract/site'
import { queryClient } from '../../api/query-client.ts'
import { fetchExperiments, siteQuery } from '../../api/resources/site.ts'
import { track } from '../../api/track.ts'
import { currentPath } from '../attribution/visit-log.ts'
import { visitSeed } from '../attribution/visit-origin.ts'
import { storeCookie } from '../consent/consent-store.ts'

/** The flag for the short form. Source: seed 9. */
const shortForm = 'shortform_redirection'
const evaluatedMark = 'ff_evaluated'

/**
 * Fetches the experiments of this visit and stores them for later saves (R10). Pages do not wait for it, and without a
 * reply there are no experiments.
 */
export async function activateExperiments(
  site: Pick<SiteReply, 'id' | 'cookieBanner' | 'timeZone'>,
  quoteId: string | undefined,
): Promise<void> {
  const reply = await fetchExperiments(visitSeed(), quoteId)
  if (!reply) return
  const { experiments, flags, test_features, texts } = reply
  if (texts) showTexts(texts)
  storeCookie(site, 'test_features', test_features.join(','))
  for (const { id, variant, failed } of experiments) {
    if (!failed && variant !== 'off') track({ name: 'experiment_activated', experiment: id, variant })
  }
  if (flags.includes(shortForm)) redirectToShortForm()
}

/** Pages speak in the words of the variants from now on. */
function showTexts(texts: Readonly<Record<string, string>>): void {
  queryClient.setQueryData(siteQuery.queryKey, (site) => site && { ...site, texts: { ...site.texts, ...texts } })
}

/** Once a visit: an address with the mark was redirected before. */
function redirectToShortForm(): void {
  const address = new URL(location.href)
  if (address.searchParams.get('utm_firms') === evaluatedMark) return
  address.searchParams.set('utm_firms', evaluatedMark)
  history.replaceState(history.state, '', address)
  track({ name: shortForm, path: currentPath() })
}
