import type { MouseEvent, ReactNode } from 'react'
import { useRouter } from 'wouter'
import { navigate } from './address.ts'

type Props = { readonly href: string; readonly className?: string; readonly children: ReactNode }

/**
 * A link to a page of this application that does not care which one is open. A menu has dozens of them, and the
 * library's own are all drawn anew with each page.
 */
export function PlainLink({ href, className, children }: Props) {
  const { base } = useRouter()
  const target = base + href
  const go = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    // Into another tab, or into a file.
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    navigate(target)
  }
  return (
    <a className={className} href={target} onClick={go}>
      {children}
    </a>
  )
}
