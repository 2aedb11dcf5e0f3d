import type { Text } from '@coverwright/core/text/text'
import { translateIfPresent } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useForm } from '../state/form-environment.ts'

type Props = { readonly section: Text; readonly children: ReactNode }

/** Questions that belong together, under their heading. */
export function FieldSection({ section, children }: Props) {
  const { t } = useForm()
  const heading = useId()
  const lede = typeof section === 'string' ? translateIfPresent(`${section}.lede`, t) : undefined
  return (
    <section className="fsect" aria-labelledby={heading}>
      <header className="fsect__head">
        <h2 id={heading}>{t(typeof section === 'string' ? `${section}.label` : section)}</h2>
        {lede && <p>{lede}</p>}
      </header>
      {children}
    </section>
  )
}
