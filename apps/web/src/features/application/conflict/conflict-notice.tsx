import { answerText } from '@coverwright/core/model/answer-text'
import type { Field } from '@coverwright/core/model/field'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { Application } from '../../quote/application.ts'
import { answerTextOptions } from '../../quote/texts.ts'
import type { StepForm } from '../step/use-step-form.ts'

type Props = { readonly form: StepForm; readonly application: Application; readonly fields: readonly Field[] }

/** Shows both answers where two people, or two tabs, answered a question differently, and lets the person choose. */
export function ConflictNotice({ form, application, fields }: Props) {
  if (form.save.state !== 'conflict') return null
  const words = answerTextOptions(application.site, application.quote)
  const { t } = words
  return (
    <Notice kind="caution" title={t('page.conflict.title')} urgent>
      <p>{t('page.conflict.text')}</p>
      <dl className="facts">
        {form.save.conflicts.flatMap(({ field: path, yours, theirs }) => {
          const field = fields.find((each) => each.path === path)
          if (!field) return []
          const ownText = answerText(field, yours, words) || t('page.noAnswer')
          const other = answerText(field, theirs, words) || t('page.noAnswer')
          return (
            <div key={path}>
              <dt>{t(field.label)}</dt>
              <dd>{t('page.conflict.values', { mine: ownText, other })}</dd>
            </div>
          )
        })}
      </dl>
      <div className="actions">
        <Button onClick={form.keepMine}>{t('page.conflict.keepMine')}</Button>
        <Button kind="line" onClick={form.takeTheirs}>
          {t('page.conflict.takeTheirs')}
        </Button>
      </div>
    </Notice>
  )
}
