import type { FormEvent, RefObject } from 'react'
import { useRef, useState } from 'react'
import type { Words } from './sign-in-words.ts'

type Asking = {
  /** What is wrong with the field before anything is sent; undefined when nothing is. */
  readonly check: () => Words | undefined
  readonly send: () => Promise<void>
  readonly refused: (problem: unknown) => Words
}

/** A form of one field that is sent once at a time; what is wrong stands at the field, which takes the focus. */
export function useFormRequest({ check, send, refused }: Asking): {
  readonly busy: boolean
  readonly error: Words | undefined
  readonly field: RefObject<HTMLInputElement | null>
  readonly submit: (event?: FormEvent) => void
} {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Words>()
  const field = useRef<HTMLInputElement>(null)
  const fail = (words: Words) => {
    setError(words)
    field.current?.focus()
  }
  const submit = async () => {
    const wrong = check()
    if (wrong) return fail(wrong)
    setBusy(true)
    setError(undefined)
    try {
      await send()
    } catch (problem) {
      fail(refused(problem))
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
