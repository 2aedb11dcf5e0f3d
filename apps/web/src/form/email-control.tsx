import { isEmail } from '@coverwright/core/checks/is-email'
import { useEffect, useState } from 'react'
import '../styles/email-control.css'
import { Button } from '../ui/button.tsx'
import { focusField } from '../ui/focus-field.ts'
import type { ControlProps } from './form-environment.ts'
import { useForm, useMadeOf } from './form-environment.ts'
import { TextInput } from './text-input.tsx'

/** Asks "Did you mean dana@gmail.com?" once the field is left, politely: whoever is right, or types on, just goes on. */
export function EmailControl(props: ControlProps) {
  const { field, binding } = props
  const { t, view } = useForm()
  const [left, setLeft] = useState('')
  const isWhole = left !== '' && isEmail(left, { rule: 'isEmail' }, view) === undefined
  const stands = useMadeOf(props, (text) => text.trim() === left)
  const meant = useMeant(isWhole && stands ? left : undefined)
  const note = `${props.id}-meant`
  const take = () => {
    props.onChange(meant)
    focusField(props.id)
  }
  return (
    <>
      <TextInput
        {...props}
        note={meant && note}
        onLeave={() => {
          setLeft(binding.text(field).trim())
          props.onLeave()
        }}
      />
      <div className="meant" role="status">
        {meant !== undefined && (
          <>
            <span id={note}>{t('ui.email.meant', { email: meant })}</span>
            <Button kind="line" small onClick={take}>
              {t('ui.email.use')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

/** What was probably meant by an address; undefined while nothing is known, and where nothing looks mistyped. */
function useMeant(email: string | undefined): string | undefined {
  const { suggestedEmail } = useForm().sources
  const [found, setFound] = useState<{ readonly of: string; readonly meant: string | undefined }>()
  useEffect(() => {
    if (email === undefined) return
    const asking = new AbortController()
    suggestedEmail?.(email, asking.signal).then(
      (meant) => setFound({ of: email, meant }),
      // Without an answer nothing is suggested.
      () => undefined,
    )
    return () => asking.abort()
  }, [email, suggestedEmail])
  return found !== undefined && found.of === email ? found.meant : undefined
}
