import type { ReasonToRead } from '@coverwright/contract/console/outgoing'
import { reasonsToRead } from '@coverwright/contract/values'
import type { Translate } from '@coverwright/core/text/text'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'

type Props = {
  readonly value: ReasonToRead
  readonly onChange: (value: ReasonToRead) => void
  readonly t: Translate
}

/** Why an operator opens personal data: chosen from a list, so that the record has nothing personal. */
export function ReasonFields({ value: { reason, reference }, onChange, t }: Props) {
  const withReference = (text: string): ReasonToRead => (text === '' ? { reason } : { reason, reference: text })
  return (
    <>
      <LabelledControl label={t('console.reason')} t={t}>
        {(control) => (
          <select
            {...control}
            className="select"
            value={reason}
            onChange={({ target }) => {
              const chosenReason = reasonsToRead.find((each) => each === target.value) ?? reason
              onChange({ reason: chosenReason, ...(reference === undefined ? {} : { reference }) })
            }}
          >
            {reasonsToRead.map((each) => (
              <option key={each} value={each}>
                {t(`console.reason.${each}`)}
              </option>
            ))}
          </select>
        )}
      </LabelledControl>
      <LabelledControl label={t('console.reason.reference')} optional t={t}>
        {(control) => (
          <input
            {...control}
            className="input"
            autoComplete="off"
            maxLength={40}
            pattern="[A-Za-z0-9_#\/.\-]+"
            value={reference ?? ''}
            onChange={({ target }) => onChange(withReference(target.value))}
          />
        )}
      </LabelledControl>
    </>
  )
}
