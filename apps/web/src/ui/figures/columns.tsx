import '../../styles/components/figures.css'

type Props = {
  /** What screen readers read instead of the drawing. */
  readonly label: string
  readonly columns: readonly { readonly key: string; readonly value: number }[]
  /** How the first and the last column are named. */
  readonly nameOf: (key: string) => string
}

const gap = 0.2

/** Columns over time, with the highest value and the first and last time named. */
export function Columns({ label, columns, nameOf }: Props) {
  const most = Math.max(0, ...columns.map(({ value }) => value))
  const [first, last] = [columns.at(0), columns.at(-1)]
  return (
    <figure className="columns" aria-label={label}>
      <b className="columns__most num">{most}</b>
      <svg viewBox={`0 0 ${columns.length || 1} 100`} preserveAspectRatio="none" aria-hidden="true">
        {columns.map(({ key, value }, index) => {
          const height = most === 0 ? 0 : (value / most) * 100
          return <rect key={key} x={index + gap / 2} y={100 - height} width={1 - gap} height={height} />
        })}
      </svg>
      {first && last && (
        <figcaption>
          <span>{nameOf(first.key)}</span>
          <span>{nameOf(last.key)}</span>
        </figcaption>
      )}
    </figure>
  )
}
