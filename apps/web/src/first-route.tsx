import type { RouteObject } from 'react-router'
import { FirstStep } from './features/application/step/first-step.tsx'
import { StepsOrRetrieval } from './pages/steps-or-retrieval.tsx'
import { Root } from './root.tsx'

type Others = { readonly pages: readonly RouteObject[]; readonly steps: readonly RouteObject[] }

/** The first page's route, and others beside it: what stands around the page stays on the way from one table to the other. */
export const routesWith = ({ pages, steps }: Others): RouteObject[] => [
  {
    element: <Root />,
    children: [
      ...pages,
      { element: <StepsOrRetrieval />, children: [{ index: true, element: <FirstStep /> }, ...steps] },
    ],
  },
]

/** All that the first page needs to know. */
export const firstRoute = routesWith({ pages: [], steps: [] })
