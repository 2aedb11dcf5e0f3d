import { tabStorage } from '../../api/browser/storage.ts'

const key = 'coverwright.map'

/** Whether the map service answered with an error earlier in this visit: then no map is asked for again. */
export const mapsAreOff = (): boolean => tabStorage.get(key) === 'off'

/** Ends the maps for the rest of the visit, also after a reload. Source: seed section 8. */
export const turnMapsOff = (): unknown => tabStorage.set(key, 'off')
