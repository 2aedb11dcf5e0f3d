import type { ReactNode } from 'react'
import type { Application } from '../quote/application.ts'
import { AppetitePanel } from './appetite-panel.tsx'
import { HandOverNote } from './hand-over-note.tsx'
import '../../styles/pages/agent.css'

type Props = { readonly application: Application; readonly children: ReactNode }

/** The margin for agents: the appetite panel and the hand-over note, before the page's own notes. */
export function AgentMargin({ application, children }: Props) {
  return (
    <div className="margin margin--agent">
      <AppetitePanel application={application} />
      <HandOverNote application={application} />
      {children}
    </div>
  )
}
