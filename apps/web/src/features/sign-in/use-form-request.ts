import type { FormEvent, RefObject } from 'react'
import { useRef, useState } from 'react'
import type { MessageText } from './sign-in-errors.ts'

type FormRequest = {
  /** The problem of the field before anything is sent; undefined if there is none. */
  readonly validate: () => MessageText | undefined
  readonly send: () => Promise<void>
  readonly errorOf: (problem: unknown) => MessageText
}

/** A form with one field, sent once at a time. An error is shown at the field, which gets the focus. */
export function useFormRequest({ validate, send, errorOf }: FormRequest): {
  readonly busy: boolean
  readonly error: MessageText | undefined
  readonly field: RefObject<HTMLInputElement | null>
  readonly submit: (event?: FormEvent) => void
} {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<MessageText>()
  const field = useRef<HTMLInputElement>(null)
  const fail = (message: MessageText) => {
    setError(message)
    field.current?.focus()
  }
  const submit = async () => {
    const invalid = validate()
    if (invalid) return fail(invalid)
    setBusy(true)
    setError(undefined)
    try {
      await send()
    } catch (problem) {
      fail(errorOf(problem))
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    error,
    field,
    submit: (event) => {
      event?.preventDefault()
      if (!busy) void submit()
    },
  }
}
