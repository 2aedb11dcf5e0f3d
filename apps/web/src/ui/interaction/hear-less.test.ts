import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { hearLess, unheard } from './hear-less.ts'

const source = path.join(import.meta.dirname, '../..')
const handlers = new Set(unheard.map((event) => `on${event}`))
const handlersOf = (text: string) => [...text.matchAll(/\s(on[A-Z]\w*?)(?:Capture)?=\{/g)].map(([, name = '']) => name)

it('no component asks React for an event that it does not hear (speed)', () => {
  const asking = globSync('**/*.tsx', { cwd: source }).flatMap((file) =>
    handlersOf(readFileSync(path.join(source, file), 'utf8'))
      // React makes these of several events.
      .filter((name) => handlers.has(name.toLowerCase()) || isMade(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(asking).toEqual([])
  expect(handlersOf('<input onKeyDown={press} onClickCapture={note} />')).toEqual(['onKeyDown', 'onClick'])
  expect(handlers).toContain('onkeydown')
})

const isMade = (name: string): boolean => /^on(?:(?:Mouse|Pointer)(?:Enter|Leave)|BeforeInput|Select)$/.test(name)

it('React listens to nothing else while its root is made, and later to everything (speed)', () => {
  class Root extends EventTarget {
    readonly ownerDocument = new EventTarget()
  }
  const root = new Root()
  const heard = vi.fn()
  // What of an element is needed.
  const element = root as unknown as HTMLElement
  hearLess(element, () => {
    for (const type of ['click', 'keydown', 'scroll']) element.addEventListener(type, heard)
    element.ownerDocument.addEventListener('selectionchange', heard)
  })
  element.addEventListener('keyup', heard)
  for (const type of ['click', 'keydown', 'scroll', 'keyup']) root.dispatchEvent(new Event(type))
  root.ownerDocument.dispatchEvent(new Event('selectionchange'))
  expect(heard.mock.calls.map(([{ type }]) => type)).toEqual(['click', 'keyup'])
})
