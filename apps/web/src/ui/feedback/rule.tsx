import { useLayoutEffect, useRef } from 'react'

type Props = {
  /** 0 to 100. */
  readonly percent: number
  readonly label: string
  /** How many marks the scale has; one in four is long. */
  readonly marks?: number
}

/** The measuring rule: where you are in the application. */
export function Rule({ percent, label, marks = 24 }: Props) {
  const rule = useRef<HTMLDivElement>(null)
  // By script and not as an attribute, which the page's policy would refuse in a page that is rendered ahead of time.
  useLayoutEffect(() => {
    rule.current?.style.setProperty('--v', String(percent))
    rule.current?.style.setProperty('--n', String(marks))
  }, [percent, marks])
  return (
    <div
      ref={rule}
      className="rule"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i />
    </div>
  )
}
