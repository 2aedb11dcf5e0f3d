import type { Translate } from '@coverwright/core/text/text'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Says why there are pages to answer before the end that were not there before. */
export const LateQuestionsNotice = ({ t }: { readonly t: Translate }) => (
  <Notice title={t('page.lateQuestions.title')} urgent>
    <p>{t('page.lateQuestions.text')}</p>
  </Notice>
)
