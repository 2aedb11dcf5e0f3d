import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useRef } from 'react'
import type { ControlProps } from '../state/form-environment.ts'

type Props = Pick<ControlProps, 'field' | 'id' | 'invalid' | 'describedBy'> & {
  readonly input: InputHTMLAttributes<HTMLInputElement> & { readonly ref: Ref<HTMLInputElement> }
  /** The id of the list of options; each option's id adds its position. */
  readonly list: string
  readonly isOpen: boolean
  /** The position of the active option. */
  readonly active: number | undefined
  /** Called when the focus leaves all parts of the combobox. */
  readonly onLeave: () => void
  readonly className?: string
  /** What follows the input, with the list while it is open. */
  readonly children: ReactNode
}

/** An ARIA combobox: an input that keeps the focus while its list is read. */
export function Combobox({ field, id, invalid, describedBy, ...props }: Props) {
  const { input, list, isOpen, active, onLeave, className = 'combo', children } = props
  const box = useRef<HTMLDivElement>(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus left all of its parts
    <div
      className={className}
      ref={box}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) onLeave()
      }}
    >
      <input
        className="input"
        id={id}
        role="combobox"
        dir="auto"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={active === undefined ? undefined : `${list}-${active}`}
        aria-invalid={invalid || undefined}
        aria-required={!field.optional || undefined}
        aria-describedby={describedBy}
        {...input}
      />
      {children}
    </div>
  )
}
