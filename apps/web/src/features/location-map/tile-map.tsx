import { useQuery } from '@tanstack/react-query'
import { zipPlaceQuery } from '../../api/resources/reference.ts'
import { tilesAround } from './map-tiles.ts'

type Props = { readonly template: string; readonly zip: string; readonly label: string; readonly onError: () => void }

/** Tiles of a map server around a ZIP code, with a dot in the middle; nothing while the place is not known. */
export function TileMap({ template, zip, label, onError }: Props) {
  const { data: place } = useQuery(zipPlaceQuery(zip.slice(0, 5), false))
  const { latitude, longitude } = place ?? {}
  if (latitude === undefined || longitude === undefined) return null
  return (
    <div className="map map-tiles" role="img" aria-label={label}>
      {tilesAround(template, { latitude, longitude }).map(({ address, left, top }) => (
        <img
          key={address}
          src={address}
          alt=""
          width={256}
          height={256}
          style={{ left: `calc(50% + ${left}px)`, top: `calc(50% + ${top}px)` }}
          referrerPolicy="no-referrer"
          onError={onError}
        />
      ))}
      <span className="map-dot" />
    </div>
  )
}
