import type { ReactNode } from 'react'

type Props = {
  /** Short answers side by side, many in two columns, dozens close together; otherwise one below the other. */
  readonly layout?: 'row' | 'stack' | 'columns' | 'dense'
  readonly children: ReactNode
}

export function Choices({ layout = 'stack', children }: Props) {
  return <div className={layout === 'stack' ? 'choices' : `choices choices--${layout}`}>{children}</div>
}
