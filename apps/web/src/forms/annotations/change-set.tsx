import type { ReactNode } from 'react'
import '../../styles/forms/change-set.css'
import { Icon } from '../../ui/icons/icon.tsx'
import { TilesControl } from '../controls/tiles-control.tsx'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'

type Props = { readonly control: ControlProps; readonly label: ReactNode; readonly notes: ReactNode }

/** A question about last year's answer: its words, whether it still holds, and the pages that this adds. */
export function ChangeSet({ control, label, notes }: Props) {
  const { t, locale, view, sources } = useForm()
  const { field, id, path, invalid, describedBy } = control
  const textOnFile = field.onFile?.(view)
  const pagesAdded = sources.pagesAdded?.(path)
  const pages = pagesAdded && pagesAdded.count > 0 ? pagesAdded : undefined
  const descriptionIds = [describedBy, textOnFile && `${id}-file`].filter(Boolean).join(' ')
  return (
    <fieldset
      id={id}
      className={invalid ? 'field change has-err' : 'field change'}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only as a radiogroup may it say that it is wrong
      role="radiogroup"
      aria-describedby={descriptionIds || undefined}
      aria-invalid={invalid || undefined}
    >
      <legend className="legend">{label}</legend>
      <div className="change__words">
        {notes}
        {textOnFile && (
          <p className="change__file" id={`${id}-file`}>
            <b>{t('ui.onFile')} </b>
            {t(textOnFile.text, textOnFile.params)}
          </p>
        )}
      </div>
      <TilesControl {...control} />
      <p className="change__next" role="status">
        {pages && (
          <>
            <Icon name="arrow-turn" small flips />
            {t('ui.addsPages', {
              count: pages.count,
              pages: new Intl.ListFormat(locale, { type: 'conjunction' }).format(pages.names),
            })}
          </>
        )}
      </p>
    </fieldset>
  )
}
