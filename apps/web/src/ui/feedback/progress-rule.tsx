import { useLayoutEffect, useRef } from 'react'

type Props = {
  /** 0 to 100. */
  readonly percent: number
  readonly label: string
  /** The number of marks on the scale; every fourth is longer. */
  readonly marks?: number
}

/** The progress bar, drawn as a measuring rule. */
export function ProgressRule({ percent, label, marks = 24 }: Props) {
  const rule = useRef<HTMLDivElement>(null)
  // Set by script, because the content security policy forbids style attributes in the server-rendered page.
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
