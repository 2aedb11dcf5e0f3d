const key = 'coverwright.map'

let isOff = false

/** Whether the map service answered with an error earlier in this visit: then no map is asked for again. */
export function mapsAreOff(): boolean {
  try {
    return isOff || sessionStorage.getItem(key) === 'off'
  } catch {
    return isOff
  }
}

/** Ends the maps for the rest of the visit, also after a reload. Source: seed section 8. */
export function turnMapsOff(): void {
  isOff = true
  try {
    sessionStorage.setItem(key, 'off')
  } catch {
    // Without storage they are off until the page is loaded anew.
  }
}
