import { Redirect } from '../../../navigation/area.tsx'
import { isAgentMode } from '../../session/roles.ts'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'
import { Welcome, WhoAnswers } from './welcome.tsx'

/** The first page of an application. A submitted one cannot be filled in. */
export function FirstStep() {
  const { place, ...step } = useStep()
  if (!place) return <Redirect to="/resume" />
  const { site, user, quote } = step.application
  const isNew = quote === null && !isAgentMode(site, user)
  return (
    <StepPage
      {...step}
      place={place}
      lead={isNew && <Welcome site={site} />}
      beside={isNew && <WhoAnswers site={site} />}
    />
  )
}
