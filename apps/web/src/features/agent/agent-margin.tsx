import type { ReactNode } from 'react'
import type { Application } from '../quote/application.ts'
import { AppetitePanel } from './appetite-panel.tsx'
import { HandingOver } from './handing-over.tsx'
import '../../styles/pages/agent.css'

type Props = { readonly application: Application; readonly children: ReactNode }

/** What only agents see beside a page, before its notes. */
export function AgentMargin({ application, children }: Props) {
  return (
    <div className="margin margin--agent">
      <AppetitePanel application={application} />
      <HandingOver application={application} />
      {children}
    </div>
  )
}
