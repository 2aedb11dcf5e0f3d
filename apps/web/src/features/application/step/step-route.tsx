import { patternOf } from '@coverwright/core/evaluation/compile-flow'
import { canReview, canVisit, holderOf, locate, resolveAlias, resume } from '@coverwright/core/navigation/navigate'
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
import type { Application } from '../../quote/application.ts'
import { countries } from '../../quote/countries.ts'
import type { CountryContent } from '../../quote/country-content.ts'
import { asksForPhone, phonePlans } from '../../quote/needed-modules.ts'
import { useApplication } from '../../quote/use-application.ts'
import { useFrameSlots } from '../../shell/frame-slots.ts'
import { SiteShell } from '../../shell/site-shell.tsx'
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
  const target = destination(application, path)
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

/** Where a path leads: to itself, to another path, or undefined if it is unknown. */
function destination({ flowState }: Application, requestedPath: string): string | undefined {
  const path = resolveAlias(flowState, requestedPath)
  if (canVisit(flowState, path) || (path === flowState.flow.submit && canReview(flowState))) return path
  const holder = holderOf(flowState, path)
  if (holder && canVisit(flowState, holder)) return holder
  const pattern = patternOf(path)
  // An item that is gone, or one too many, leads to its list.
  const list = flowState.pages.find((entry) => entry.list && entry.slot.patterns.includes(pattern))
  if (list && canVisit(flowState, list.path)) return list.path
  const isStep = path !== requestedPath || flowState.flow.slots.some((slot) => slot.patterns.includes(pattern))
  return isStep ? resume(flowState) : undefined
}
