import type { ComponentType } from 'react'
import { createLazyModule } from './lazy-module.ts'

/** As `lazy`, and drawn at once where `preload` has fetched it before. */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const module = createLazyModule(load)
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each file, when its module is read
  function Lazy(props: Props) {
    const Component = module.read()
    return <Component {...props} />
  }
  return Object.assign(Lazy, { preload: module.prefetch })
}
