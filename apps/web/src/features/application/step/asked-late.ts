import type { PageState } from '@coverwright/core/evaluation/page-state'
import { hasArrivedLate } from '../../../api/resources/question-sets.ts'
import type { Application } from '../../quote/application.ts'

/** The page asks questions that could not be fetched when it was its turn. */
export const isAskedLate = ({ quote }: Pick<Application, 'quote'>, { slot: { node } }: PageState): boolean =>
  node.kind === 'paged' && 'set' in node.source && hasArrivedLate(quote, node.source.set)
