import type { ReactNode } from 'react'
import { type Address, Link } from '../../navigation/area.tsx'
import { Button } from '../actions/button.tsx'
import { Icon } from '../icons/icon.tsx'

export type TopAction = {
  readonly label: string
  /** The id of the form that it submits. */
  readonly form?: string
  readonly onClick?: () => void
  readonly disabled?: boolean
}

type Props = {
  readonly back?: { readonly href: Address; readonly label: string } | undefined
  readonly save?: ReactNode
  readonly action?: TopAction | undefined
}

export function TopBar({ back, save, action }: Props) {
  return (
    <div className="topbar">
      {back && (
        <Link className="back" href={back.href}>
          <Icon name="arrow-left" small flips />
          {back.label}
        </Link>
      )}
      <div className="topbar__end">
        {save}
        {action && <TopButton {...action} />}
      </div>
    </div>
  )
}

function TopButton({ label, form, onClick, disabled = false }: TopAction) {
  return (
    <Button
      kind="line"
      small
      type={form ? 'submit' : 'button'}
      disabled={disabled}
      {...(form ? { form } : {})}
      {...(onClick ? { onClick } : {})}
    >
      {label}
    </Button>
  )
}
