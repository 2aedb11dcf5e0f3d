import { translateIfPresent } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useForm } from '../state/form-environment.ts'

type Props = { readonly section: string; readonly children: ReactNode }

/** Questions that belong together, under their heading. */
export function FieldSection({ section, children }: Props) {
  const { t } = useForm()
  const heading = useId()
  const lede = translateIfPresent(`${section}.lede`, t)
  return (
    <section className="fsect" aria-labelledby={heading}>
      <header className="fsect__head">
        <h2 id={heading}>{t(`${section}.label`)}</h2>
        {lede && <p>{lede}</p>}
      </header>
      {children}
    </section>
  )
}
