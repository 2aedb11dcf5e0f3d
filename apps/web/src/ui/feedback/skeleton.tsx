type Props = {
  /** A text about what is being fetched, visible to everybody. */
  readonly words?: string
  readonly lines?: readonly string[]
}

const defaultLines = ['13rem', '92%', '84%', '40%']

/** Grey bars in the shape of the content that is loading; they appear when the wait becomes noticeable. */
export function Skeleton({ words, lines = defaultLines }: Props) {
  return (
    <div className="skeleton">
      {words && (
        <p className="hint" role="status">
          {words}
        </p>
      )}
      <div aria-hidden="true">
        {lines.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
          <span key={index} className="sk sk--line" style={{ '--w': width }} />
        ))}
      </div>
    </div>
  )
}
