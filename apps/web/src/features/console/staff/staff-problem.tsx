import type { Translate } from '@coverwright/core/text/text'
import { ApiProblem } from '../../../api/server/problem.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

const explainedCodes = ['staff_file.changed', 'staff_member.last_operator', 'staff_member.own']

type Props = { readonly error: Error | null; readonly t: Translate }

/** Why a change of the staff was refused; what is wrong in the file, as the server says it. */
export function StaffProblem({ error, t }: Props) {
  if (!error) return null
  const problem = error instanceof ApiProblem ? error : undefined
  const code = explainedCodes.find((each) => each === problem?.code)
  return (
    <Notice kind="negative" title={t(code ? `console.problem.${code}` : 'console.staff.refused')} urgent>
      {problem?.errors.map(({ field, message }) => (
        <p key={`${field} ${message}`} lang="en">
          {message}
        </p>
      ))}
    </Notice>
  )
}
