import type { PointerEvent } from 'react'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { useForm } from '../state/form-environment.ts'
import type { Point } from './signature-path.ts'
import { paper, pointOn, strokePath, withoutLastStroke, withPoint, withStroke } from './signature-path.ts'

type Props = {
  readonly drawing: string
  readonly label: string
  readonly onDraw: (drawing: string) => void
}

const pointAt = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point =>
  pointOn(currentTarget.getBoundingClientRect(), { x: clientX, y: clientY })

/** Paper to sign on with a mouse, a finger or a pen. The name can be typed instead. */
export function SignaturePad({ drawing, label, onDraw }: Props) {
  const { t } = useForm()
  const [stroke, setStroke] = useState<readonly Point[]>([])
  const end = () => {
    if (stroke.length === 0) return
    onDraw(withStroke(drawing, stroke))
    setStroke([])
  }
  return (
    <>
      <svg
        className="sign__pad"
        viewBox={`0 0 ${paper.width} ${paper.height}`}
        role="img"
        aria-label={label}
        onPointerDown={(event) => {
          if (!event.isPrimary || event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setStroke([pointAt(event)])
        }}
        onPointerMove={(event) => {
          if (!event.isPrimary) return
          const point = pointAt(event)
          setStroke((points) => (points.length > 0 ? withPoint(points, point) : points))
        }}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path className="sign__line" d="M 30 156 L 570 156" />
        <path d={`${drawing} ${strokePath(stroke)}`} />
      </svg>
      <div className="sign__tools">
        <Button kind="line" small onClick={() => onDraw(withoutLastStroke(drawing))}>
          {t('ui.signature.undo')}
        </Button>
        <Button kind="line" small onClick={() => onDraw('')}>
          {t('ui.signature.clear')}
        </Button>
      </div>
    </>
  )
}
