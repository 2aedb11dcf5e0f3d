import { answerText } from '@coverwright/core/model/answer-text'
import type { LookUp } from '@coverwright/core/model/field'
import type { ComponentType } from 'react'
import { useState } from 'react'
import '../../styles/forms/looked-up.css'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { afterPress } from '../../ui/interaction/after-press.ts'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import type { Difference } from './filling.ts'
import { differencesOf } from './filling.ts'
import { nothingFound } from './look-ups.ts'
import { useFilling } from './use-filling.ts'
import { useLookUp, useLookUpRequest } from './use-look-up.ts'
import type { LookUpResult } from './use-look-up-result.ts'

type Props = ControlProps & {
  readonly lookUp: LookUp
  /** The field's own control. */
  readonly Control: ComponentType<ControlProps>
}

/**
 * A field whose answer is looked up. The result is shown below it and filled into other fields; where the person answered
 * one of them differently, both are shown. It never blocks Continue.
 */
export function LookedUp({ lookUp, Control, ...props }: Props) {
  const { id, describedBy } = props
  const request = useLookUpRequest({ ...props, lookUp })
  const result = useLookUp(lookUp, request)
  const { fills, standing, choose } = useFilling({
    ...props,
    name: lookUp.from,
    requestKey: request,
    found: result,
    opening: 'person',
  })
  const [requestOnBlur, setLeft] = useState(request)
  const says = useWords(lookUp, result, requestOnBlur === request)
  const differences = result?.finding ? differencesOf(fills, result.finding, standing) : []
  const notes = [says && `${id}-found`, ...differences.map(({ part }) => `${id}-differs-${part}`)]
  return (
    <>
      <Control
        {...props}
        describedBy={[describedBy, ...notes].filter(Boolean).join(' ') || undefined}
        onLeave={() => {
          // The message would move the button that is being pressed.
          afterPress(() => setLeft(request))
          props.onLeave()
        }}
      />
      <div className="found" role="status">
        {says && <p id={`${id}-found`}>{says}</p>}
        {differences.map((difference) => (
          <Differs
            key={difference.part}
            id={`${id}-differs-${difference.part}`}
            from={lookUp.from}
            difference={difference}
            onUse={({ part, instead }) => choose(part, instead)}
          />
        ))}
      </div>
    </>
  )
}

/** The message about the result; "nothing found" is shown only once the field is left. */
function useWords({ from }: LookUp, result: LookUpResult | undefined, isLeft: boolean): string | undefined {
  const { t } = useForm()
  if (!result) return undefined
  if (!result.finding) return t(`lookup.${from}.failed`)
  const { says, params } = result.finding
  return says === undefined || (says === nothingFound && !isLeft) ? undefined : t(`lookup.${from}.${says}`, params)
}

type DiffersProps = {
  readonly id: string
  readonly from: string
  readonly difference: Difference
  readonly onUse: (difference: Difference) => void
}

function Differs({ id, from, difference, onUse }: DiffersProps) {
  const { t, locale, currency } = useForm()
  const { field, answer, found, instead } = difference
  const label = t(field.label)
  const ownText = answerText(field, answer, { t, locale, currency, labelOf: () => undefined })
  const foundText = new Intl.ListFormat(locale, { type: 'disjunction' }).format(found.map(String))
  return (
    <div className="found__differs">
      <Icon name="alert" />
      <span id={id}>{t(`lookup.${from}.differs`, { label, yours: ownText, theirs: foundText })}</span>
      {instead !== undefined && (
        <Button kind="line" small onClick={() => onUse(difference)}>
          {t(`lookup.${from}.use`, { theirs: foundText })}
        </Button>
      )}
    </div>
  )
}
