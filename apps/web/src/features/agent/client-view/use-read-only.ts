import { useLayoutEffect } from 'react'
import { api } from '../../../api/server/client.ts'
import { ApiProblem } from '../../../api/server/problem.ts'
import { moveKeys } from '../../../ui/navigation/page-keys.ts'

type Call = { readonly request: Pick<Request, 'method'>; readonly schemaPath: string }

/** Refuses the calls that would change a quote, before they are sent. */
export const refusal = {
  onRequest({ request: { method }, schemaPath }: Call): void {
    if (method !== 'GET' && /^\/(renewal\/)?quote/.test(schemaPath))
      throw new ApiProblem(403, { title: 'The client’s view is read-only', code: 'client_view.read_only' })
  },
}

/** Sends no change of a quote, whatever a page does by itself, and lets no key continue. */
export function useReadOnly(): void {
  // A layout effect, so that it is in place before the pages' own effects.
  useLayoutEffect(() => {
    const stop = (event: KeyboardEvent) => {
      const isOnLink = event.target instanceof Element && event.target.closest('a, summary') !== null
      if (moveKeys.has(event.key) && !isOnLink) event.stopPropagation()
    }
    api.use(refusal)
    window.addEventListener('keydown', stop, true)
    return () => {
      api.eject(refusal)
      window.removeEventListener('keydown', stop, true)
    }
  }, [])
}
