import '../../styles/components/figures.css'

/** The meaning of a part: achieved, open, refused, or failed. */
export type PartTone = 'positive' | 'caution' | 'neutral' | 'negative'

type Props = {
  readonly parts: readonly { readonly tone: PartTone; readonly value: number }[]
  /** What they are parts of; together they are all of it when absent. */
  readonly whole?: number
}

/** A whole cut into its parts, beside numbers that say the same. */
export function PartsBar({ parts, whole = parts.reduce((sum, { value }) => sum + value, 0) }: Props) {
  let begin = 0
  return (
    <svg className="share-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className="share-bar__whole" width="100" height="1" />
      {parts.map(({ tone, value }) => {
        const [x, width] = [begin, whole === 0 ? 0 : (value / whole) * 100]
        begin += width
        return <rect key={tone} className={`part-bar part-bar--${tone}`} x={x} width={width} height="1" />
      })}
    </svg>
  )
}
