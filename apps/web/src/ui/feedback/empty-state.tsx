import type { ReactNode } from 'react'

type Props = { readonly title: string; readonly children?: ReactNode; readonly action?: ReactNode }

/** Shown instead of an empty list: what belongs here, and what to do. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {children}
      {action && <div className="actions">{action}</div>}
    </div>
  )
}
