import type { Translate } from '@coverwright/core/text/text'
import { useLayoutEffect, useRef, useState } from 'react'

type Props = {
  /** From the API: a path on this host. */
  readonly address: string
  /** The width of the window that it is shown in, in pixels. */
  readonly width: number
  readonly title: string
  readonly t: Translate
}

const proportion = 1.6
const tallest = 900

/** A site as a visitor sees it, made smaller where there is no room for its width. What shows something else has another key. */
export function PreviewFrame({ address, width, title, t }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  // Each reply has a different address for the same preview; the frame keeps the first, so that it does not reload.
  const [initialAddress] = useState(address)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const watching = new ResizeObserver(() => setRoom(element.clientWidth))
    watching.observe(element)
    return () => watching.disconnect()
  }, [])
  const scale = Math.min(1, room / width)
  const height = Math.min(tallest, Math.round(width * proportion))
  return (
    <figure className="preview">
      <figcaption>
        {title}{' '}
        <a href={initialAddress} target="_blank" rel="noopener">
          {t('console.preview.open')}
        </a>
      </figcaption>
      <div className="preview__box" ref={box} style={{ height: height * scale }}>
        <iframe
          src={initialAddress}
          title={title}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  )
}
