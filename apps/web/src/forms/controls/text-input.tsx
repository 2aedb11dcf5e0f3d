import type { FieldType } from '@coverwright/core/model/field'
import { unfinishedDate } from '@coverwright/core/validation/field-types'
import type { ClipboardEvent, HTMLInputTypeAttribute, KeyboardEvent } from 'react'
import { directionOf } from '../state/direction-of.ts'
import { isCounted, isOfDigits } from '../state/field-text.ts'
import type { ControlProps } from '../state/form-environment.ts'
import { useTextBox } from '../state/use-text-box.ts'

const inputTypes: Partial<Record<FieldType, HTMLInputTypeAttribute>> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
  date: 'date',
}

type Props = ControlProps & {
  readonly masked?: boolean
  /** The id of another description of the field: the place of a ZIP code, the characters left. */
  readonly note?: string | undefined
}

/** A plain input; typed text is left unchanged. */
export function TextInput(props: Props) {
  const { field, id, text, invalid, describedBy, onChange, onLeave, masked, note } = props
  const { type, sensitive, optional } = field
  const numeric = isOfDigits(field)
  const isDate = type === 'date'
  // Enter continues without leaving the box.
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') enterUnfinished(currentTarget, props)
  }
  const classes = ['input', numeric && 'num', masked && 'is-masked'].filter(Boolean).join(' ')
  return (
    <input
      ref={useTextBox<HTMLInputElement>(props)}
      className={classes}
      id={id}
      type={inputTypes[type] ?? 'text'}
      inputMode={numeric ? 'numeric' : undefined}
      autoComplete={sensitive ? 'off' : field.autocomplete}
      spellCheck={type === 'text' && !sensitive ? undefined : false}
      defaultValue={text === unfinishedDate ? '' : text}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={isDate ? onKeyDown : undefined}
      onPaste={isCounted(field) ? keepLinesApart : undefined}
      onBlur={({ currentTarget }) => {
        if (isDate) enterUnfinished(currentTarget, props)
        onLeave()
      }}
      dir={directionOf(field)}
      aria-invalid={invalid || undefined}
      aria-required={!optional || undefined}
      aria-describedby={[describedBy, note].filter(Boolean).join(' ') || undefined}
    />
  )
}

/** For the browser, a date without its year is empty, and it reports no change; it must not be lost on the way on. */
function enterUnfinished(
  { validity, value }: HTMLInputElement,
  { field, binding, onChange }: Pick<Props, 'field' | 'binding' | 'onChange'>,
): void {
  const entry = validity.badInput ? unfinishedDate : value
  if (validity.badInput || binding.text(field) === unfinishedDate) onChange(entry)
}

/**
 * Pastes lines as cells of one row. A box of one line makes blanks of line breaks, which part thousands: `12` above `500`
 * would become 12 500.
 */
function keepLinesApart(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text/plain').trim()
  if (!/[\r\n]/.test(text)) return
  event.preventDefault()
  // The one way to write that the browser's undo knows.
  document.execCommand('insertText', false, text.replace(/[\r\n]+/g, '\t'))
}
