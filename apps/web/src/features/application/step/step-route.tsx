import { locate } from '@coverwright/core/navigation/navigate'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { asksOnlyChanges } from '../../../api/resources/quotes.ts'
import { siteQuery } from '../../../api/resources/site.ts'
import { LaterControl } from '../../../forms/controls/field-control.tsx'
import { StatementList } from '../../../forms/layout/field-list.tsx'
import { Redirect, useAreaAddress, useAreaPath } from '../../../navigation/area.tsx'
import { prefetchWhenIdle } from '../../../navigation/prefetch-when-idle.ts'
import type { LazyModule } from '../../../ui/interaction/lazy-module.ts'
import { logStepSet } from '../../attribution/visit-log.ts'
import { countries } from '../../quote/countries.ts'
import type { CountryContent } from '../../quote/country-content.ts'
import { asksForPhone, phonePlans } from '../../quote/needed-modules.ts'
import { useApplication } from '../../quote/use-application.ts'
import { useFrameSlots } from '../../shell/frame-slots.ts'
import { SiteShell } from '../../shell/site-shell.tsx'
import { destination } from './destination.ts'
import type { Step } from './use-step.ts'

/** Steps without a form. */
const elsewhere: readonly string[] = ['/done', '/resume']

/**
 * Any path that is not a page of its own: a step of the quote's flow, an alias, a step that cannot be visited (which leads
 * back to where the person was), or an unknown one.
 */
export function StepRoute() {
  const path = useAreaPath()
  const { data: site } = useSuspenseQuery(siteQuery)
  const content = countries.content(site)
  const { fetchLaterStep } = useFrameSlots()
  if (path !== '/') content.read()
  const application = useApplication()
  const { flowState, quote } = application
  // A renewal visits only what is asked again or has changed.
  const editing = quote !== null && asksOnlyChanges(quote)
  const target = destination(flowState, path)
  useEffect(() => prefetchWhenIdle(() => fetchLater(content, fetchLaterStep)), [content, fetchLaterStep])
  const setTo = target === path ? undefined : target
  const address = useAreaAddress()
  useEffect(() => {
    if (setTo !== undefined && target !== undefined) logStepSet(address(target))
  }, [setTo, target, address])
  if (target !== '/') content.read()
  if (setTo !== undefined) return <Redirect to={setTo} />
  const place = quote?.completed || elsewhere.includes(path) ? undefined : locate(flowState, path)
  // Its form validates what is typed.
  if (place && asksForPhone(place.entry)) phonePlans.read()
  const page = <Outlet key={path} context={{ application, path, editing, place } satisfies Step} />
  if (!place) return page
  return (
    <SiteShell application={application} path={path}>
      {page}
    </SiteShell>
  )
}

/** Fetches what the page after the first one needs. */
const fetchLater = (content: LazyModule<CountryContent>, fetchLaterStep: () => Promise<unknown>) =>
  Promise.all([content.prefetch(), fetchLaterStep(), LaterControl.preload(), StatementList.preload()])
