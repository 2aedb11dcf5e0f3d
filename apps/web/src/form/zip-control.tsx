import { useEffect, useEffectEvent, useState } from 'react'
import type { ControlProps, ZipName } from './form-environment.ts'
import { useForm } from './form-environment.ts'
import { TextInput } from './text-input.tsx'

const zipCode = /^\d{5}(?:-\d{4})?$/

/** Shows the place of the code, so that a wrong digit is seen at once. */
export function ZipControl(props: ControlProps) {
  const place = usePlace(props.text.trim())
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

function usePlace(zip: string): ZipName | undefined {
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
    if (!zipCode.test(zip)) return
    const search = new AbortController()
    ask(zip, search.signal)
    return () => search.abort()
  }, [zip])
  return found?.zip === zip ? found : undefined
}
