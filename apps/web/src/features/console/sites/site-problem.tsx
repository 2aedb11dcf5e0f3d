import type { Translate } from '@coverwright/core/text/text'
import { ApiProblem } from '../../../api/server/problem.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

const explainedCodes = ['file.read_only', 'site_file.changed', 'site_file.faulty', 'site_draft.changed']

/** Why something of a file was not done. */
export function SiteProblem({ error, t }: { readonly error: Error | null; readonly t: Translate }) {
  if (!error) return null
  const code = error instanceof ApiProblem && explainedCodes.includes(error.code) ? error.code : undefined
  return <Notice kind="negative" title={t(code ? `console.problem.${code}` : 'console.sites.failed')} urgent />
}
