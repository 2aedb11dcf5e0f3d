import { untilFetched } from '../../api/parts/until-fetched.ts'
import { bringRest } from '../../bring-rest.ts'

type RestOfPage = typeof import('./around-page.tsx')

let asked: Promise<RestOfPage> | undefined

/**
 * What stands around the first page's form, and what checks it, fetched once the form answers. It is not given up: until
 * it is here what is typed is kept, and what is pressed waits (`rendered-page.ts`).
 */
export function restOfPage(): Promise<RestOfPage> {
  asked ??= untilFetched(async () => {
    const [around] = await Promise.all([import('./around-page.tsx'), bringRest()])
    return around
  })
  return asked
}
