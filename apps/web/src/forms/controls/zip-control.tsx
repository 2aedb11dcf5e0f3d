import { canonicalText } from '@coverwright/core/validation/typed-values'
import { useHydrated } from '../../ui/interaction/use-hydrated.ts'
import { ZipPlace } from '../look-ups/zip-place.tsx'
import type { ControlProps } from '../state/form-environment.ts'
import { useFromText } from '../state/form-environment.ts'
import { TextInput } from './text-input.tsx'

/** Shows the place of the ZIP code, so that a wrong digit is noticed at once, and fills in city and state. */
export function ZipControl(props: ControlProps) {
  const zip = useFromText(props, (text) => /^\d{5}(?=-\d{4}$|$)/.exec(canonicalText(props.field, text))?.[0])
  // It is looked up only in the browser.
  const isHydrated = useHydrated()
  const note = `${props.id}-place`
  return (
    <>
      <TextInput {...props} note={note} />
      <div className="was" id={note} role="status">
        {isHydrated && (zip ?? props.field.fills) && <ZipPlace {...props} zip={zip} />}
      </div>
    </>
  )
}
