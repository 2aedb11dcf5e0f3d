import { createElement, Suspense, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { createLazyModule, type LazyModule } from './lazy-module.ts'

function Reader({ module }: { readonly module: LazyModule<string> }) {
  const word = module.read()
  const [mark] = useState('!')
  return word + mark
}
const page = (module: LazyModule<string>) =>
  createElement(Suspense, { fallback: 'loading' }, createElement(Reader, { module }))

test('a component waits for a module that is not loaded, and reads a loaded one at once', async () => {
  const module = createLazyModule(async () => 'loaded')
  expect(renderToString(page(module))).toContain('loading')
  const { prelude } = await prerender(page(module))
  expect(await new Response(prelude).text()).toContain('loaded!')
  const prefetchedModule = createLazyModule(async () => 'prefetched')
  await prefetchedModule.prefetch()
  expect(renderToString(page(prefetchedModule))).toContain('prefetched!')
})

test('a failed prefetch is forgotten, and a failed load is not', async () => {
  let fetches = 0
  const module = createLazyModule(async () => {
    fetches += 1
    if (fetches < 3) throw new Error(`fetch ${fetches}`)
    return 'loaded'
  })
  await expect(module.prefetch()).rejects.toThrow('fetch 1')
  await expect(module.load()).rejects.toThrow('fetch 2')
  await expect(module.load()).rejects.toThrow('fetch 2')
  await expect(module.prefetch()).rejects.toThrow('fetch 2')
  expect(await module.load()).toBe('loaded')
})
