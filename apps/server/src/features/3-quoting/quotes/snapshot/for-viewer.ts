import { agentsOnly } from '@coverwright/catalogue/application/agent-client'
import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import { isAgent } from '../../../2-identity/roles/roles.ts'
import type { Viewer } from './quote-snapshot.ts'

const seesAll = (viewer: Viewer): boolean => viewer !== undefined && isAgent(viewer.role)

/** The answers that somebody may see: what an agent notes about a client is not the client's to read. */
export const answersFor = (viewer: Viewer, answers: Answers): Answers =>
  seesAll(viewer) ? answers : writeAnswer(answers, agentsOnly.answers, undefined)

/** The pages of a submission that somebody may see. */
export const stepsFor = <Step extends { readonly path: string }>(
  viewer: Viewer,
  steps: readonly Step[],
): readonly Step[] => (seesAll(viewer) ? steps : steps.filter(({ path }) => path !== agentsOnly.step))
