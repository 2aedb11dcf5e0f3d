import type { Translate } from '@coverwright/core/text/text'
import { Notice } from '../../ui/notice.tsx'
import type { StepSave } from './use-step-save.ts'

/** The server said no and named no field: what that means for the person, and what to do. */
export function RefusedNotice({ save, t }: { readonly save: StepSave; readonly t: Translate }) {
  if (save.state !== 'refused' || save.errors.length > 0) return null
  const known = ['step.closed', 'quote.completed', 'quote.not_found'].includes(save.code) ? save.code : 'unknown'
  return (
    <Notice kind="negative" title={t(`page.refused.${known}.title`)} urgent>
      <p>{t(`page.refused.${known}.text`)}</p>
    </Notice>
  )
}
