import { remainingRemarks } from '@coverwright/core/navigation/remaining-remarks'
import { Link } from '../../navigation/area.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { Application } from '../quote/application.ts'
import { changeAddress } from '../quote/change-address.ts'
import { answerTextOptions } from '../quote/texts.ts'

/** Answers that contradict each other: to check again, each with its page, before insurers see them. */
export function RemarksNotice({ application }: { readonly application: Application }) {
  const words = answerTextOptions(application.site, application.quote)
  const remarks = remainingRemarks(application.flowState, words)
  if (remarks.length === 0) return null
  return (
    <Notice kind="caution" title={words.t('page.done.remarks.title')}>
      <ul>
        {remarks.map(({ field, page, question, text }) => (
          <li key={`${field} ${text}`}>
            <Link href={changeAddress(application.flowState.flow, page, field)}>{question}</Link>: {text}
          </li>
        ))}
      </ul>
      <p>{words.t('page.done.remarks.text')}</p>
    </Notice>
  )
}
