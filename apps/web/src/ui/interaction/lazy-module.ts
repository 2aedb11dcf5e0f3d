import { use } from 'react'

/** Code, or something made from it, that is fetched when it is first needed. */
export type LazyModule<Module> = {
  /** Undefined until it is loaded. */
  readonly loaded: () => Module | undefined
  /** Fetches it once. A failure stays until a prefetch succeeds or the page is reloaded. */
  readonly load: () => Promise<Module>
  /** Fetches it before it is needed. After a failure it is fetched again when it is needed. */
  readonly prefetch: () => Promise<unknown>
  /** For components: returns it, and suspends until it is loaded. */
  readonly read: () => Module
}

export function createLazyModule<Module>(fetch: () => Promise<Module>): LazyModule<Module> {
  let loadedModule: Module | undefined
  let loading: Promise<Module> | undefined
  let awaitedModule: Promise<Module> | undefined
  const load = (): Promise<Module> => {
    loading ??= fetch().then((module) => {
      loadedModule = module
      return module
    })
    return loading
  }
  return {
    loaded: () => loadedModule,
    load,
    prefetch: () =>
      load().catch((error: unknown) => {
        loading = undefined
        throw error
      }),
    read: () => {
      // `use` would suspend once more for a promise that was settled before it saw it, and a fallback stays for 0.3 s. A
      // component that did suspend has to call it again when it resumes.
      if (loadedModule !== undefined && loading !== awaitedModule) return loadedModule
      awaitedModule = load()
      return use(awaitedModule)
    },
  }
}
