import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import '../../styles/pages/location-map.css'
import { apiUrl } from '../../api/page/base.ts'
import { useDebounced } from '../../ui/interaction/use-debounced.ts'
import { useHydrated } from '../../ui/interaction/use-hydrated.ts'
import type { MarginNote } from '../../ui/layout/margin-notes.tsx'
import { isOfTiles, mapAddress, placeWords } from './map-address.ts'
import { mapsAreOff, turnMapsOff } from './map-switch.ts'
import { TileMap } from './tile-map.tsx'

type Place = {
  /** The site's template; undefined where the site names no map service, and the product's own outline is shown. */
  readonly template: string | undefined
  /** The answers that say where it is. */
  readonly paths: readonly AnswerPath[]
  /** The one of them that is the postal code. */
  readonly zip: AnswerPath | undefined
  readonly answer: (path: AnswerPath) => unknown
}

/** A map for every letter would be noise to the person and to the service. */
const typingPauseMs = 700
const zipCode = /^\d{5}/

/**
 * A small map beside the address, once it is complete. It is optional: when its service fails, the map disappears and the
 * form stays. Source: S3.
 */
export function useMapNote({ template, paths, zip, answer }: Place, t: Translate): readonly MarginNote[] {
  const [isOff, setOff] = useState(mapsAreOff)
  const isHydrated = useHydrated()
  const address = placeWords(paths, answer)
  const words = useDebounced(address, typingPauseMs)
  const typedZip = zip === undefined ? undefined : answer(zip)
  const code = useDebounced(typeof typedZip === 'string' ? typedZip.trim() : '', typingPauseMs)
  if (!isHydrated || address === undefined || words === undefined || isOff) return []
  if (!template?.includes('{query}') && !zipCode.test(code)) return []
  const label = t('map.alt', { place: words })
  const giveUp = () => {
    // Our own outline fails for a code that does not exist; the next one may.
    if (template === undefined) return
    turnMapsOff()
    setOff(true)
  }
  const body =
    template !== undefined && isOfTiles(template) ? (
      <TileMap template={template} zip={code} label={label} onError={giveUp} />
    ) : (
      <img
        className="map"
        src={mapAddress(template ?? apiUrl('place-map?zip={zip}'), words, code)}
        alt={label}
        width={320}
        height={200}
        // The service must not learn which site and page ask.
        referrerPolicy="no-referrer"
        onError={giveUp}
      />
    )
  return [{ id: 'map', title: t('map.title'), body }]
}
