import type { Remark } from '@coverwright/core/model/remark'
import type { SiteWords } from '@coverwright/core/model/remark-text'
import { remarkText } from '@coverwright/core/model/remark-text'
import type { View } from '@coverwright/core/rules/rule'
import type { ReactNode } from 'react'
import '../../styles/forms/remarks.css'
import { Icon } from '../../ui/icons/icon.tsx'

type LinesProps = {
  readonly id?: string
  readonly remarks: readonly Remark[]
  readonly view: View
  readonly answer: unknown
  readonly words: SiteWords
  /** Said before them. */
  readonly children?: ReactNode
}

/** What earlier answers say about the current answer, or list. It is read out as it changes and never blocks Continue. */
export function RemarkLines({ id, remarks, view, answer, words, children }: LinesProps) {
  return (
    <div className="remarks" role={remarks.length > 0 ? 'status' : undefined} id={id}>
      {children}
      {remarks.map((remark) => {
        const message = remark.says(view, answer)
        return (
          message && (
            <p key={remark.label} className={message.differs ? 'remark remark--differs' : 'remark'}>
              <Icon name={message.differs ? 'alert' : 'info'} />
              <span>{remarkText(remark, message, words)}</span>
            </p>
          )
        )
      })}
    </div>
  )
}
