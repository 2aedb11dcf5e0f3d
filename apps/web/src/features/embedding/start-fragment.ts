import { currentAddress } from '../../api/page/base.ts'

function createStartFragment() {
  let takenFragment: string | undefined
  return {
    /**
     * Takes the sealed start out of the address of /start. The routes do so before any page is drawn: no script reads it
     * there, and the history does not have it.
     */
    take: (): void => {
      if (typeof location === 'undefined' || !/^\/start\/?$/i.test(currentAddress())) return
      const fragment = location.hash.slice(1)
      if (fragment === '') return
      history.replaceState(history.state, '', location.pathname)
      takenFragment = decode(fragment)
    },
    taken: (): string | undefined => takenFragment,
  }
}

/** A fragment that is cut short is sent as it is, and refused. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

export const startFragment = createStartFragment()
