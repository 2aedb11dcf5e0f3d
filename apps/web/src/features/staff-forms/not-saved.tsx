import type { Translate } from '@coverwright/core/text/text'
import { Notice } from '../../ui/feedback/notice.tsx'

/** What the server said against a change. */
export function NotSaved({ problem, t }: { readonly problem: string | undefined; readonly t: Translate }) {
  if (problem === undefined) return null
  return (
    <Notice kind="negative" title={t('desk.notSaved')} urgent>
      {problem && <p>{problem}</p>}
    </Notice>
  )
}
