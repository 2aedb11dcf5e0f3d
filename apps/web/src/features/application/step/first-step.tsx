import { Redirect } from '../../../navigation/area.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

/** The first page of an application. A submitted one cannot be filled in. */
export function FirstStep() {
  const { place, ...step } = useStep()
  return place ? <StepPage {...step} place={place} /> : <Redirect to="/resume" />
}
