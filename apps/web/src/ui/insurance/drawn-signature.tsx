import '../../styles/forms/signature.css'

type Props = {
  /** SVG path data within 600 by 200. */
  readonly drawing: string
  readonly label: string
}

/** A drawn signature, on screen and in print. */
export function DrawnSignature({ drawing, label }: Props) {
  return (
    <svg className="sign__drawing" viewBox="0 0 600 200" role="img" aria-label={label}>
      <path d={drawing} />
    </svg>
  )
}
