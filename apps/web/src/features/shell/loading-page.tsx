import { LoaderLine } from '../../ui/feedback/loader-line.tsx'

/** Shown before anything is loaded, even the site and its texts. */
export function LoadingPage() {
  return (
    <main id="main" aria-busy="true">
      <LoaderLine label="Loading" />
    </main>
  )
}
