import { patternOf } from '@coverwright/core/flow/compile'
import { canVisit, locate, resolveAlias, resume } from '@coverwright/core/flow/navigate'
import { lazy, use, useEffect } from 'react'
import { Redirect, useLocation, useSearchParams } from 'wouter'
import { atFirstTouch } from '../../api/at-first-touch.ts'
import type { Application } from './application.ts'
import { laterParts, prefetchLaterParts } from './later-parts.ts'
import { StepPage } from './step-page.tsx'
import { useApplication } from './use-application.ts'

const later = () => import('./later-step.tsx')
const LaterStep = lazy(() => later().then((file) => ({ default: file.LaterStep })))

/**
 * Any path that is not a page of its own: a step of this quote's trail, an alias of one, a step it does not visit
 * (back to where the person was), or nothing we know.
 */
export function StepRoute() {
  const [path] = useLocation()
  const [search] = useSearchParams()
  if (path !== '/') use(laterParts())
  const application = useApplication()
  const { trail, quote } = application
  const target = destination(application, path)
  useEffect(
    () => atFirstTouch(() => Promise.all([prefetchLaterParts(), later(), import('../../form/later-control.tsx')])),
    [],
  )
  if (target !== '/') use(laterParts())
  if (target !== undefined && target !== path) return <Redirect to={target} replace />
  const place = locate(trail, path)
  const editing = search.has('edit')
  // The first page does without what the others need.
  if (path === '/' && place && !quote?.completed)
    return <StepPage key={path} place={place} path={path} editing={editing} />
  return <LaterStep application={application} known={target !== undefined} path={path} editing={editing} />
}

/** Where a path leads: itself, another path, or undefined when it is none of ours. */
function destination({ trail }: Application, asked: string): string | undefined {
  const path = resolveAlias(trail, asked)
  if (canVisit(trail, path)) return path
  const pattern = patternOf(path)
  // An item that is gone, or one too many, leads to its list.
  const list = trail.entries.find((entry) => entry.list && entry.slot.patterns.includes(pattern))
  if (list && canVisit(trail, list.path)) return list.path
  const known = path !== asked || trail.flow.slots.some((slot) => slot.patterns.includes(pattern))
  return known ? resume(trail) : undefined
}
