type Props = {
  /** 0 to 100. */
  readonly percent: number
  readonly label: string
  /** How many marks the scale has; one in four is long. */
  readonly marks?: number
}

/** The measuring rule: where you are in the application. */
export function Rule({ percent, label, marks = 24 }: Props) {
  return (
    <div
      className="rule"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={{ '--v': percent, '--n': marks }}
    >
      <i />
    </div>
  )
}
