import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { createContext, use, useCallback, useLayoutEffect } from 'react'
import { sitePath } from '../api/page/base.ts'
import type { Going, Move } from './address.ts'
import { goTo } from './address.ts'
import { decoded, usePagePath } from './moves.ts'
import { below } from './paths.ts'

/** Below which path addresses are given here; below the site's own when nothing says otherwise. */
const Base = createContext<string | undefined>(undefined)

const useBase = (): string => use(Base) ?? sitePath()

/** Gives addresses below a part of the site. */
export function Below({ prefix, children }: { readonly prefix: string; readonly children: ReactNode }) {
  return <Base value={useBase() + prefix}>{children}</Base>
}

/** An address as the browser has it: below the base, or with a `~` before it as it is. */
const whole = (base: string, to: string): string => (to.startsWith('~') ? to.slice(1) : base + to)

/** The path of the page, below the base, and the way to another one. */
export function useLocation(): readonly [path: string, navigate: (to: string, going?: Going) => Move] {
  const base = useBase()
  const path = decoded(usePagePath())
  return [below(decoded(base), path), useNavigate(base)]
}

const useNavigate = (base: string) =>
  useCallback((to: string, going?: Going): Move => goTo(whole(base, to), going), [base])

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string }

/** A link to a page of this application. It does not care which one is open, so that it stays as it is drawn. */
export function Link({ href, onClick, children, ...shown }: LinkProps) {
  const base = useBase()
  const navigate = useNavigate(base)
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    // Into another tab, or into a file.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a {...shown} href={whole(base, href)} onClick={go}>
      {children}
    </a>
  )
}

/** Leads on as soon as it is drawn. */
export function Redirect({ to, replace = false }: { readonly to: string; readonly replace?: boolean }) {
  const navigate = useNavigate(useBase())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => void navigate(to, { replace }), [])
  return null
}
