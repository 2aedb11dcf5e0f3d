import type { ComponentType } from 'react'
import { use } from 'react'
import { readable } from './readable.ts'

/**
 * As `lazy`, and `preload` fetches the component before it is drawn. It is then drawn at once; `lazy` would draw the
 * fallback first, which React leaves on the page for 0.3 s.
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each file, when its module is read
  function Lazy(props: Props) {
    loading ??= readable(load())
    const Component = use(loading)
    return <Component {...props} />
  }
  /** What fails is tried again when it is drawn. */
  const preload = async (): Promise<void> => {
    const loaded = await load()
    loading ??= readable(Promise.resolve(loaded))
  }
  return Object.assign(Lazy, { preload })
}
