import { useEffect, useState } from 'react'
import type { Begin, FromFrame } from './messages.ts'
import { readBegin } from './read-begin.ts'

/**
 * Which pages may frame this one, the frame's policy says: whatever page is around it may be told these. None of them has
 * anything that was typed.
 */
export const postToParent = (message: FromFrame): void => {
  if (window.parent !== window) window.parent.postMessage(message, '*')
}

const nothing: Begin = {}

/** What the page around this frame told it, once it has. */
export function useParentPage(title: string): Begin {
  const [begin, setBegin] = useState(nothing)
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      const parentData = source === window.parent ? readBegin(data) : undefined
      if (parentData) setBegin(parentData)
    }
    addEventListener('message', listen)
    postToParent({ coverwright: 'ready', title, lang: document.documentElement.lang })
    return () => removeEventListener('message', listen)
  }, [title])
  return begin
}

/** Tells the page how high the element is, whenever that changes. */
export function useReportedHeight(element: HTMLElement | null): void {
  useEffect(() => {
    if (!element) return undefined
    const observer = new ResizeObserver(() =>
      postToParent({ coverwright: 'height', height: Math.ceil(element.getBoundingClientRect().height) }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
}
