type Props = {
  /** Path data in a view box of 24 by 24, drawn in one stroke. */
  readonly path?: string | undefined
  /** Two letters of the name, for an insurer without a drawing. */
  readonly letters: string
  readonly className?: string
}

/** The sign of an insurer beside its name, which says the same. */
export function InsurerMark({ path, letters, className = 'quote__mark' }: Props) {
  return (
    <span className={className} aria-hidden="true">
      {path ? (
        <svg viewBox="0 0 24 24" className="i" aria-hidden="true">
          <path d={path} />
        </svg>
      ) : (
        letters
      )}
    </span>
  )
}
