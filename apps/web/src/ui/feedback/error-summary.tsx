import { useEffect, useId, useRef } from 'react'
import { Icon } from '../icons/icon.tsx'
import { focusField } from '../interaction/focus-field.ts'

export type ErrorLink = {
  /** The field's id on the page. */
  readonly id: string
  /** "Question 3", or the field's label. */
  readonly label: string
  readonly message: string
}

type Props = {
  readonly title: string
  readonly note?: string | undefined
  readonly errors: readonly ErrorLink[]
  /** Changes with each failed attempt, so that the summary gets the focus again. */
  readonly attempt: number
  /** "Error:", put before the document's title while there are errors. */
  readonly mark: string
}

export function ErrorSummary({ title, note, errors, attempt, mark }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const heading = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus
  useEffect(() => box.current?.focus(), [attempt])
  useEffect(() => {
    const before = document.title
    document.title = `${mark} ${before}`
    return () => {
      document.title = before
    }
  }, [mark])
  return (
    <div className="errsum" role="alert" aria-labelledby={heading} tabIndex={-1} ref={box}>
      <h2 id={heading}>
        <Icon name="alert" />
        {title}
      </h2>
      {note && <p>{note}</p>}
      <ol>
        {errors.map((error) => (
          <li key={error.id}>
            <a
              href={`#${error.id}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(error.id)
              }}
            >
              <b className="num">{error.label}</b>
              <span>{error.message}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}
