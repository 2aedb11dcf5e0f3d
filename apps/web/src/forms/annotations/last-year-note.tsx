import type { LastYear } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'

/** Last year's answer under the question, and a mark when this year's differs. */
export function LastYearNote({ id, last }: { readonly id: string; readonly last: LastYear }) {
  const { t } = useForm()
  return (
    <span className="lastyear" id={id}>
      {last.isChanged && <span className="badge badge--rec">{t('ui.lastYear.changed')}</span>}
      <span>{t('ui.lastYear', { answer: last.words })}</span>
    </span>
  )
}
