import type { SiteReply } from '@coverwright/contract/site'
import type { EventsBody, TrackedVisit, TrackingEvent } from '@coverwright/contract/visit/tracking'
import { visitSource } from '@coverwright/core/visit/visit-source'
import { apiUrl } from '../../api/page/base.ts'
import { queryClient } from '../../api/query-client.ts'
import { userQuery } from '../../api/resources/users.ts'
import { listenToActivity, type TrackedActivity, track } from '../../api/track.ts'
import { stepRecord } from '../attribution/step-history.ts'
import { visitAttribution } from '../attribution/visit-attribution.ts'
import { currentPath, isTrackingDisabled, visitLog } from '../attribution/visit-log.ts'
import { visitOrigin } from '../attribution/visit-origin.ts'
import { isAllowed, subscribeToConsent } from '../consent/consent-store.ts'
import { contentOf } from '../quote/countries.ts'
import { storedAliases } from './email-aliases.ts'
import { testFeatures } from './test-features.ts'
import { loadTracker, type TrackerEvent } from './tracker-script.ts'
import { trackingEvents } from './tracking-events.ts'

/** Events within this time are sent together. */
const batchMs = 1000
const maxBatch = 50

const startQuery = (): URLSearchParams => new URLSearchParams(visitLog.start.split('?')[1])

/**
 * Sends activity to the site's sink and its tracker, if the site tracks, the visit has not turned tracking off, and as long
 * as the visitor allows it. Activity without consent is dropped, not kept for later.
 */
export function startTracking(site: SiteReply): void {
  const query = startQuery()
  const isOn = site.tracking?.on === true && !isTrackingDisabled()
  const mayTrack = (): boolean => isOn && isAllowed(site, 'statistics')
  if (!isOn) {
    listenToActivity(() => {})
    return
  }
  const source = visitSource(query)
  const visit = crypto.randomUUID()
  const scriptUrl = site.tracking?.scriptUrl
  const queue: TrackingEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let tracker: ((event: TrackerEvent) => void) | undefined

  const common = (): TrackedVisit => {
    const features = testFeatures()
    return {
      visit,
      ...(source ? { source } : {}),
      ...(features.length > 0 ? { test_features: features } : {}),
      ...arrivalOf(visitOrigin(site).channel, visitAttribution().campaign_id, storedAliases()),
    }
  }
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    const events = queue.splice(0, maxBatch)
    if (events.length > 0 && mayTrack()) send({ ...common(), events })
    if (queue.length > 0) flush()
  }
  const handle = (activity: TrackedActivity): void => {
    if (!mayTrack()) return
    if (scriptUrl !== undefined) tracker ??= loadTracker(scriptUrl)
    for (const event of trackingEvents(activity, contentOf(site)?.country.types ?? [], stepRecord())) {
      queue.push(event)
      tracker?.({ ...common(), ...agentProfile(), event })
    }
    timer ??= setTimeout(flush, batchMs)
  }

  listenToActivity(handle)
  // The last chance to send anything; `abandoned` is tracked before it.
  addEventListener('pagehide', flush)
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
  let wasAllowed = mayTrack()
  subscribeToConsent(() => {
    // A running script can only be stopped by a reload, which drafts survive.
    if (wasAllowed && !mayTrack() && tracker) location.reload()
    if (!wasAllowed && mayTrack()) track({ name: 'page_viewed', path: currentPath() })
    wasAllowed = mayTrack()
  })
}

/** What a campaign's address said, as far as events may carry it, and how many mail addresses the browser has used. */
export const arrivalOf = (
  channel: string | undefined,
  campaign: string | undefined,
  aliases: readonly string[],
): Pick<TrackedVisit, 'ac' | 'campaign_id' | 'aliases'> => ({
  ...(isPlainWord(channel) ? { ac: channel } : {}),
  ...(isPlainWord(campaign) ? { campaign_id: campaign } : {}),
  ...(aliases.length > 0 ? { aliases: aliases.length } : {}),
})

const isPlainWord = (word: string | undefined): word is string =>
  word !== undefined && /^\w[\w ._:|/-]{0,99}$/.test(word)

/** The profile of the agent who is signed in. Source: seed 6. */
function agentProfile(): Pick<TrackerEvent, 'self_service_id'> {
  const id = queryClient.getQueryData(userQuery.queryKey)?.agent_profile_uuid
  return id === undefined ? {} : { self_service_id: id }
}

/** Sends a beacon, because it outlives the page. */
function send(body: EventsBody): void {
  const url = apiUrl('events')
  const content = new Blob([JSON.stringify(body)], { type: 'application/json' })
  if (navigator.sendBeacon(url, content)) return
  fetch(url, { method: 'POST', body: content, keepalive: true }).catch(() => undefined)
}
