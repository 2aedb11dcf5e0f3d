import type { PageState } from '@coverwright/core/evaluation/page-state'
import { setsOn } from '@coverwright/core/navigation/asker'
import { hasArrivedLate } from '../../../api/resources/question-sets.ts'
import type { Application } from '../../quote/application.ts'

/** The page asks questions that could not be fetched when it was its turn, and that wait for answers. */
export const hasLateQuestions = ({ quote }: Pick<Application, 'quote'>, entry: PageState): boolean =>
  entry.status !== 'complete' && setsOn(entry).some((key) => hasArrivedLate(quote, key))
