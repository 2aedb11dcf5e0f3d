import { Suspense } from 'react'
import { untilFetched } from '../../api/parts/until-fetched.ts'
import { bringRest } from '../../bring-rest.ts'
import { rest } from '../../rest-at-hand.ts'
import { useHydrated } from '../../ui/interaction/use-hydrated.ts'
import { part } from '../../ui/part.tsx'
import type { ControlProps } from '../state/form-environment.ts'
import { useMadeOf } from '../state/form-environment.ts'
import { TextInput } from './text-input.tsx'

const ZipPlace = part(() =>
  untilFetched(async () => {
    await bringRest()
    return rest().ZipPlace
  }),
)

/** Shows the place of the code, so that a wrong digit is seen at once, and fills in what follows from it. */
export function ZipControl(props: ControlProps) {
  const zip = useMadeOf(props, (text) => /^\d{5}(?=-\d{4}$|$)/.exec(text.trim())?.[0])
  // Looked up in the browser alone: a server that fetched this part would draw others otherwise, too.
  const isHydrated = useHydrated()
  const note = `${props.id}-place`
  return (
    <>
      <TextInput {...props} note={note} />
      <div className="was" id={note} role="status">
        <Suspense>{isHydrated && (zip ?? props.field.fills) && <ZipPlace {...props} zip={zip} />}</Suspense>
      </div>
    </>
  )
}
