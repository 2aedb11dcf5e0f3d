import { canReview } from '@coverwright/core/navigation/navigate'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Redirect, useAreaPath } from '../../navigation/area.tsx'
import { prefetchWhenIdle } from '../../navigation/prefetch-when-idle.ts'
import { lazyWithPreload } from '../../ui/interaction/lazy-with-preload.tsx'
import { StepRoute } from '../application/step/step-route.tsx'
import { useApplication } from '../quote/use-application.ts'
import { readFailedOpening } from './failed-opening.ts'
import { NoRenewalPage } from './no-renewal-page.tsx'

const DonePage = lazyWithPreload(async () => (await import('./renewal-done-page.tsx')).RenewalDonePage)

/** A step of the open renewal; a page about what is missing if none is open; the thank-you page after submission. */
export function RenewalStep() {
  const application = useApplication()
  const path = useAreaPath()
  const failure = readFailedOpening(useLocation().state)
  const { quote, flowState } = application
  useEffect(() => prefetchWhenIdle(DonePage.preload), [])
  // After a failed link, the renewal that was open before must not appear.
  if (failure || !quote) return <NoRenewalPage application={application} failedOpening={failure} />
  if (quote.completed) return <Redirect to="/thank-you" />
  if (path === flowState.flow.submit && canReview(flowState)) return <DonePage key={quote._id} />
  return <StepRoute />
}
