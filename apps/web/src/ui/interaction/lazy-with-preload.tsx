import type { ComponentType } from 'react'
import { createLazyModule } from './lazy-module.ts'

/** Like `lazy`, but renders at once if `preload` has fetched the code before. */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const module = createLazyModule(load)
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, when its module loads
  function Lazy(props: Props) {
    const Component = module.read()
    return <Component {...props} />
  }
  return Object.assign(Lazy, { preload: module.prefetch })
}
