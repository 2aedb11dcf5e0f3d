import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import '../../styles/pages/location-map.css'
import { useDebounced } from '../../ui/interaction/use-debounced.ts'
import type { MarginNote } from '../../ui/layout/margin-notes.tsx'
import { mapAddress, placeWords } from './map-address.ts'
import { mapsAreOff, turnMapsOff } from './map-switch.ts'

type Place = {
  /** The site's template; undefined where the site has no map. */
  readonly template: string | undefined
  /** The answers that say where it is. */
  readonly paths: readonly AnswerPath[]
  readonly answer: (path: AnswerPath) => unknown
}

/** A map for every letter would be noise to the person and to the service. */
const typingPauseMs = 700

/**
 * A small map beside the address, once it is complete. It is optional: when its service fails, the map disappears and the
 * form stays. Source: S3.
 */
export function useMapNote({ template, paths, answer }: Place, t: Translate): readonly MarginNote[] {
  const [isOff, setOff] = useState(mapsAreOff)
  const address = placeWords(paths, answer)
  const words = useDebounced(address, typingPauseMs)
  if (template === undefined || address === undefined || words === undefined || isOff) return []
  return [
    {
      id: 'map',
      title: t('map.title'),
      body: (
        <img
          className="map"
          src={mapAddress(template, words)}
          alt={t('map.alt', { place: words })}
          width={320}
          height={200}
          // The service must not learn which site and page ask.
          referrerPolicy="no-referrer"
          onError={() => {
            turnMapsOff()
            setOff(true)
          }}
        />
      ),
    },
  ]
}
