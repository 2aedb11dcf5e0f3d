import type { MouseEvent, ReactNode, Ref } from 'react'
import { type Address, Link } from '../../navigation/area.tsx'
import type { IconName } from '../icons/icon.tsx'
import { Icon } from '../icons/icon.tsx'

type Look = {
  readonly kind?: 'primary' | 'line' | 'quiet' | 'danger'
  readonly small?: boolean
  readonly icon?: IconName
  /** Shows the arrow of Continue. */
  readonly arrow?: boolean
  readonly children: ReactNode
}

type Props = Look & {
  readonly type?: 'button' | 'submit'
  /** What a press does instead of its form's action; makes it a submit button. */
  readonly formAction?: () => void
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  readonly disabled?: boolean
  /** Work is in progress: the button keeps its place and focus, but does nothing. */
  readonly busy?: boolean
  readonly pressed?: boolean
  readonly form?: string
  readonly ref?: Ref<HTMLButtonElement>
  readonly describedBy?: string
}

const classesOf = ({ kind = 'primary', small }: Omit<Look, 'children'>, busy?: boolean) =>
  ['btn', kind !== 'primary' && `btn--${kind}`, small && 'btn--sm', busy && 'is-busy'].filter(Boolean).join(' ')

export function Button({ onClick, disabled, busy, pressed, form, formAction, ref, describedBy, ...rest }: Props) {
  const { type = formAction ? 'submit' : 'button', ...look } = rest
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      ref={ref}
      type={type}
      className={classesOf(look, busy)}
      onClick={act}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-pressed={pressed}
      aria-describedby={describedBy}
      form={form}
      formAction={formAction}
    >
      <Content {...look} />
    </button>
  )
}

/** A link within the application that looks like a button. */
export function ButtonLink({ href, ...look }: Look & { readonly href: Address }) {
  return (
    <Link className={classesOf(look)} href={href}>
      <Content {...look} />
    </Link>
  )
}

function Content({ icon, arrow, children }: Look) {
  return (
    <>
      {icon && <Icon name={icon} small />}
      {children}
      {arrow && <Icon name="arrow-right" flips />}
    </>
  )
}
