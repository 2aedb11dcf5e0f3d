import type { ControlProps } from './form-environment.ts'
import { useForm } from './form-environment.ts'

/** As core refuses longer text; the count shows when the end comes near. */
const limit = 2000
const warnFrom = 400

export function LongTextControl({ field, id, text, invalid, describedBy, onChange, onLeave }: ControlProps) {
  const { t } = useForm()
  const left = limit - text.length
  const shown = left <= warnFrom
  const count = `${id}-count`
  return (
    <>
      <textarea
        className="textarea"
        id={id}
        rows={4}
        value={text}
        autoComplete={field.autocomplete}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        aria-invalid={invalid || undefined}
        aria-required={!field.optional || undefined}
        aria-describedby={[describedBy, shown && count].filter(Boolean).join(' ') || undefined}
      />
      {shown && (
        <p className="was" id={count}>
          {left >= 0 ? t('ui.charactersLeft', { count: left }) : t('ui.charactersOver', { count: -left })}
        </p>
      )}
    </>
  )
}
