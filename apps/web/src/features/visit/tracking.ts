import type { SiteReply } from '@coverwright/contract/site'
import type { EventsBody, TrackedVisit, TrackingEvent } from '@coverwright/contract/tracking'
import { visitSource } from '@coverwright/core/visit/visit-source'
import { apiUrl } from '../../api/page/base.ts'
import { queryClient } from '../../api/query-client.ts'
import { userQuery } from '../../api/resources/users.ts'
import { listenToActivity, type TrackedActivity, track } from '../../api/track.ts'
import { pageAtHand, visitLog } from '../attribution/visit-log.ts'
import { isAllowed, listenToConsent } from '../consent/consent-store.ts'
import { contentOf } from '../quote/countries.ts'
import { eventsOf } from './events-of.ts'
import { featuresTold } from './features-told.ts'
import { isUntracked } from './is-untracked.ts'
import { loadTracker, type ToldEvent } from './tracker-script.ts'

/** Events of one moment go together. */
const gatherMs = 1000
const mostAtOnce = 50

const startQuery = (): URLSearchParams => new URLSearchParams(visitLog.start.split('?')[1])

/**
 * Tells what happens to the site's sink and its tracker: only where the site tracks, while its person allows it, and not
 * on a visit that asked for silence. What happens without consent is forgotten, not kept for later.
 */
export function startTracking(site: SiteReply): void {
  const query = startQuery()
  const isOn = site.tracking?.on === true && !isUntracked(query)
  const mayTell = (): boolean => isOn && isAllowed(site, 'statistics')
  if (!isOn) {
    listenToActivity(() => {})
    return
  }
  const source = visitSource(query)
  const visit = crypto.randomUUID()
  const scriptUrl = site.tracking?.scriptUrl
  const waiting: TrackingEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let tracker: ((event: ToldEvent) => void) | undefined

  const common = (): TrackedVisit => {
    const features = featuresTold()
    return { visit, ...(source ? { source } : {}), ...(features.length > 0 ? { test_features: features } : {}) }
  }
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    const events = waiting.splice(0, mostAtOnce)
    if (events.length > 0 && mayTell()) send({ ...common(), events })
    if (waiting.length > 0) flush()
  }
  const take = (activity: TrackedActivity): void => {
    if (!mayTell()) return
    if (scriptUrl !== undefined) tracker ??= loadTracker(scriptUrl)
    for (const event of eventsOf(activity, contentOf(site)?.country.types ?? [])) {
      waiting.push(event)
      tracker?.({ ...common(), ...agentProfile(), event })
    }
    timer ??= setTimeout(flush, gatherMs)
  }

  listenToActivity(take)
  // The last moment in which a browser surely sends something; `abandoned` comes before it.
  addEventListener('pagehide', flush)
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
  let wasAllowed = mayTell()
  listenToConsent(() => {
    // A script that runs cannot be stopped but by leaving the page; what was typed is kept over it.
    if (wasAllowed && !mayTell() && tracker) location.reload()
    if (!wasAllowed && mayTell()) track({ name: 'page_viewed', path: pageAtHand() })
    wasAllowed = mayTell()
  })
}

/** Whose tool it is, where an agent works. Source: seed 6. */
function agentProfile(): Pick<ToldEvent, 'self_service_id'> {
  const id = queryClient.getQueryData(userQuery.queryKey)?.agent_profile_uuid
  return id === undefined ? {} : { self_service_id: id }
}

/** By a beacon, which outlives the page; nobody waits for it, and nobody misses one that is lost. */
function send(body: EventsBody): void {
  const url = apiUrl('events')
  const content = new Blob([JSON.stringify(body)], { type: 'application/json' })
  if (navigator.sendBeacon(url, content)) return
  fetch(url, { method: 'POST', body: content, keepalive: true }).catch(() => undefined)
}
