import type { Place } from '@coverwright/core/navigation/navigate'
import { useOutletContext } from 'react-router'
import type { Application } from '../../quote/application.ts'

export type Step = {
  readonly application: Application
  readonly path: string
  readonly editing: boolean
  /** Undefined where the flow has no such place. */
  readonly place: Place | undefined
}

/** The step at the page's address, for the page that draws it. */
export const useStep = () => useOutletContext<Step>()
