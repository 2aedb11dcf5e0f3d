/** The stamped code of a line of insurance (BOP). It always stands beside the full name, so it is not read aloud. */
export function Tag({ code, mute }: { readonly code: string; readonly mute?: boolean }) {
  return (
    <span className={mute ? 'tag tag--mute' : 'tag'} aria-hidden="true">
      {code}
    </span>
  )
}
