import { retrievalRequest } from '@coverwright/core/retrieval/retrieval-request'
import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { StepRoute } from '../features/application/step/step-route.tsx'
import { useAreaPath } from '../navigation/area.tsx'

const RetrievalPage = lazy(() =>
  import('../features/retrieval/retrieval-page.tsx').then((file) => ({ default: file.RetrievalPage })),
)

/** Retrieves the quote that the address names; any other address is a step of the current quote. Source: seed 4.5. */
export function StepsOrRetrieval() {
  const source = retrievalRequest(useAreaPath(), useSearchParams()[0])
  if (source.kind === 'named') return <RetrievalPage key={source.id} name={source.name} id={source.id} />
  return <StepRoute />
}
