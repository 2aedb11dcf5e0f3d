import type { ReactNode } from 'react'
import type { IconName } from '../icons/icon.tsx'
import { Icon } from '../icons/icon.tsx'

/** `advice` recommends, `law` is required by law, `line` goes with an answer, `plain` states a fact. */
export type BadgeKind = 'advice' | 'law' | 'line' | 'plain'

const classOf: Record<BadgeKind, string> = {
  advice: 'badge badge--rec',
  law: 'badge badge--law',
  line: 'badge badge--line',
  plain: 'badge',
}

type Props = { readonly kind?: BadgeKind; readonly icon?: IconName; readonly children: ReactNode }

export function Badge({ kind = 'plain', icon, children }: Props) {
  return (
    <span className={classOf[kind]}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
