type Props = {
  /** What is being fetched, in words: shown to all readers. */
  readonly words?: string
  readonly lines?: readonly string[]
}

const usual = ['13rem', '92%', '84%', '40%']

/** Grey bars in the shape of what comes, after the wait has become noticeable. */
export function Skeleton({ words, lines = usual }: Props) {
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
