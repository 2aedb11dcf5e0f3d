import type { ComponentProps } from 'react'
import { lazy, Suspense } from 'react'
import type { SendLinkDialog } from './send-link-dialog.tsx'

const Dialog = lazy(() => import('./send-link-dialog.tsx').then((file) => ({ default: file.SendLinkDialog })))

/** The dialog that sends a client a link, fetched when it is first opened. */
export function SendLink(props: ComponentProps<typeof SendLinkDialog>) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  )
}
