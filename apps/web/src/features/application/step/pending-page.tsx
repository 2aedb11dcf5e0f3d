import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { Application } from '../../quote/application.ts'
import { textsOf } from '../../quote/texts.ts'
import { useWantedQuestions } from './use-wanted-questions.ts'

/** Shown while a carrier's questions are fetched, at most for the server's own time limit. */
export function PendingPage({ application }: { readonly application: Application }) {
  useWantedQuestions(application)
  return <Skeleton words={textsOf(application.site)('page.pending.text')} />
}
