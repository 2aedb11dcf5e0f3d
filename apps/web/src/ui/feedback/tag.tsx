/** The short code of a line of business (BOP). Hidden from screen readers, because the full name is always beside it. */
export function Tag({ code, mute }: { readonly code: string; readonly mute?: boolean }) {
  return (
    <span className={mute ? 'tag tag--mute' : 'tag'} aria-hidden="true">
      {code}
    </span>
  )
}
