import { LoaderLine } from '../../ui/feedback/loader-line.tsx'

/** Before anything is known, not even the site: only that something is on its way. */
export function LoadingPage() {
  return (
    <main id="main" aria-busy="true">
      <LoaderLine label="Loading" />
    </main>
  )
}
