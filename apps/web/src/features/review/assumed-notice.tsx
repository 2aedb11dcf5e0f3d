import { answerText } from '@coverwright/core/model/answer-text'
import { isAssumed } from '@coverwright/core/navigation/is-assumed'
import { summary } from '@coverwright/core/navigation/summary'
import { useState } from 'react'
import { Link } from '../../navigation/area.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { Application } from '../quote/application.ts'
import { changeAddress } from '../quote/change-address.ts'
import { answerTextOptions } from '../quote/texts.ts'

/** All prefilled answers that nobody changed: submitting confirms them. */
export function AssumedNotice({ application }: { readonly application: Application }) {
  const [isOpen, setOpen] = useState(false)
  const { site, quote, flowState } = application
  const words = answerTextOptions(site, quote)
  const { t } = words
  const assumedRows = summary(flowState)
    .flatMap(({ rows }) => rows)
    .filter(isAssumed)
  if (assumedRows.length === 0) return null
  return (
    <Notice title={t('page.done.assumed', { count: assumedRows.length })}>
      <p>{t('page.done.assumed.text')}</p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('page.done.assumed.show')}</summary>
        {isOpen && (
          <ul>
            {assumedRows.map(({ field, answer, path, item }) => (
              <li key={`${path} ${field.path} ${item}`}>
                <Link href={changeAddress(flowState.flow, path, field.path)}>{t(field.label)}</Link>:{' '}
                {answerText(field, answer, words)}
              </li>
            ))}
          </ul>
        )}
      </details>
    </Notice>
  )
}
