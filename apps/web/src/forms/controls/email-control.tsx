import { isEmail } from '@coverwright/core/validation/rules/identity/is-email'
import { useEffect, useState } from 'react'
import '../../styles/forms/email-control.css'
import { Button } from '../../ui/actions/button.tsx'
import { focusField } from '../../ui/interaction/focus-field.ts'
import type { AboutEmail } from '../look-ups/email-check.ts'
import { aboutEmail } from '../look-ups/email-check.ts'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm, useMadeOf } from '../state/form-environment.ts'
import { TextInput } from './text-input.tsx'

/**
 * Asks "Did you mean dana@gmail.com?" once the field is left, politely: whoever is right, or types on, just goes on. Whoever
 * typed the address they are signed in with is told so; of any other nobody learns whose it is.
 */
export function EmailControl(props: ControlProps) {
  const { field, binding } = props
  const { t, view } = useForm()
  const [left, setLeft] = useState('')
  const isWhole = left !== '' && isEmail(left, { rule: 'isEmail' }, view) === undefined
  const stands = useMadeOf(props, (text) => text.trim() === left)
  const { meant, isOwn } = useAbout(isWhole && stands ? left : undefined)
  const note = `${props.id}-meant`
  const take = () => {
    props.onChange(meant)
    focusField(props.id)
  }
  return (
    <>
      <TextInput
        {...props}
        note={meant !== undefined || isOwn ? note : undefined}
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
        {meant === undefined && isOwn && <span id={note}>{t('ui.email.yours')}</span>}
      </div>
    </>
  )
}

const nothingKnown: AboutEmail = { isOwn: false }

/** What is known of an address; nothing until it is, and where nobody could be asked. */
function useAbout(email: string | undefined): AboutEmail {
  const [found, setFound] = useState<{ readonly of: string; readonly about: AboutEmail }>()
  useEffect(() => {
    if (email === undefined) return
    const asking = new AbortController()
    void aboutEmail(email, asking.signal).then((about) => {
      if (!asking.signal.aborted) setFound({ of: email, about })
    })
    return () => asking.abort()
  }, [email])
  return found !== undefined && found.of === email ? found.about : nothingKnown
}
