import type { Translate } from '@coverwright/core/text/text'
import { LabelledControl } from '../../../ui/layout/labelled-control.tsx'

type Props = { readonly value: string; readonly onChange: (value: string) => void; readonly t: Translate }

/** Why a file is changed, for its history. */
export const NoteField = ({ value, onChange, t }: Props) => (
  <LabelledControl label={t('console.sites.note')} optional t={t}>
    {(control) => (
      <input
        {...control}
        className="input"
        autoComplete="off"
        maxLength={300}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </LabelledControl>
)
