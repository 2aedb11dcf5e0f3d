import type { ReactNode } from 'react'
import type { IconName } from '../icons/icon.tsx'
import { Icon } from '../icons/icon.tsx'

export type NoticeKind = 'info' | 'positive' | 'caution' | 'negative'

const iconOf: Record<NoticeKind, IconName> = {
  info: 'info',
  positive: 'circle-check',
  caution: 'warning',
  negative: 'alert',
}

type Props = {
  readonly kind?: NoticeKind
  readonly title: string
  /** Text in `<p>`, and buttons. */
  readonly children?: ReactNode
  /** Screen readers announce it at once, because it just happened. */
  readonly urgent?: boolean
}

export function Notice({ kind = 'info', title, children, urgent }: Props) {
  return (
    <div className={kind === 'info' ? 'notice' : `notice notice--${kind}`} role={urgent ? 'alert' : undefined}>
      <Icon name={iconOf[kind]} />
      <h2>{title}</h2>
      {children && <div className="notice__text">{children}</div>}
    </div>
  )
}
