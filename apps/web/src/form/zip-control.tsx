import { useEffect, useEffectEvent, useState } from 'react'
import type { ControlProps, ZipName } from './form-environment.ts'
import { useForm, useMadeOf } from './form-environment.ts'
import { TextInput } from './text-input.tsx'

const zipCode = /^\d{5}(?:-\d{4})?$/

/** Shows the place of the code, so that a wrong digit is seen at once. */
export function ZipControl(props: ControlProps) {
  const place = usePlace(useMadeOf(props, (text) => zipCode.exec(text.trim())?.[0]))
  const note = `${props.id}-place`
  return (
    <>
      <TextInput {...props} note={place && note} />
      <p className="was" id={note} role="status">
        {place && `${place.city}, ${place.state}`}
      </p>
    </>
  )
}

/** @param zip a whole code, if that is what was typed */
function usePlace(zip: string | undefined): ZipName | undefined {
  const { placeOfZip } = useForm().sources
  const [found, setFound] = useState<ZipName & { readonly zip: string }>()
  const ask = useEffectEvent((code: string, signal: AbortSignal) => {
    placeOfZip?.(code, signal).then(
      (place) => {
        if (place && !signal.aborted) setFound({ ...place, zip: code })
      },
      // The place is a courtesy: when it cannot be fetched, the field works without it.
      () => undefined,
    )
  })
  useEffect(() => {
    if (zip === undefined) return
    const search = new AbortController()
    ask(zip, search.signal)
    return () => search.abort()
  }, [zip])
  return found?.zip === zip ? found : undefined
}
