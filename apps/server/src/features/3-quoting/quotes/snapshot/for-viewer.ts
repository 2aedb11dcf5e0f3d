import { agentsOnly } from '@coverwright/catalogue/application/agent-client'
import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import type { Translate } from '@coverwright/core/text/text'
import { worksForClients } from '../../../2-identity/roles/roles.ts'
import type { QuoteSnapshot, Viewer } from './quote-snapshot.ts'

/** Whether an agent's notes about a client are shown. */
export const seesNotes = (viewer: Viewer): boolean => viewer !== undefined && worksForClients(viewer.role)

/** The texts of its pages as the viewer reads them. */
export const translateFor = ({ viewer, served }: Pick<QuoteSnapshot, 'viewer' | 'served'>): Translate =>
  viewer !== undefined && worksForClients(viewer.role) ? served.translateForAgents : served.translate

/** The answers that a viewer may see: an agent's notes about a client are hidden from the client. */
export const answersFor = (viewer: Viewer, answers: Answers): Answers =>
  seesNotes(viewer) ? answers : writeAnswer(answers, agentsOnly.answers, undefined)

/** The pages of a submission that a viewer may see. */
export const stepsFor = <Step extends { readonly path: string }>(
  viewer: Viewer,
  steps: readonly Step[],
): readonly Step[] => (seesNotes(viewer) ? steps : steps.filter(({ path }) => path !== agentsOnly.step))
