import type { ReactNode } from 'react'
import type { IconName } from '../icons/icon.tsx'
import { Icon } from '../icons/icon.tsx'

export type StatusKind = 'quoted' | 'referred' | 'declined' | 'pending'

const iconOf: Record<StatusKind, IconName> = {
  quoted: 'circle-check',
  referred: 'person',
  declined: 'circle-minus',
  pending: 'hourglass',
}

/** The status of an offer as text; the colour only repeats it. */
export function Status({ kind, children }: { readonly kind: StatusKind; readonly children: ReactNode }) {
  return (
    <p className={`status status--${kind}`}>
      <Icon name={iconOf[kind]} />
      {children}
    </p>
  )
}
