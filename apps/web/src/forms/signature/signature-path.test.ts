import { refuseType } from '@coverwright/core/validation/field-types'
import { expect, it } from 'vitest'
import { pointOn, strokePath, withoutLastStroke, withPoint, withStroke } from './signature-path.ts'

const box = { left: 100, top: 50, width: 300, height: 100 }

it('a pointer is placed on the paper in whole numbers, whatever its size on the screen (N1)', () => {
  expect(pointOn(box, { x: 100, y: 50 })).toEqual({ x: 0, y: 0 })
  expect(pointOn(box, { x: 250.3, y: 100 })).toEqual({ x: 301, y: 100 })
  expect(pointOn(box, { x: 900, y: -4 })).toEqual({ x: 600, y: 0 })
  expect(pointOn({ ...box, width: 0, height: 0 }, { x: 100, y: 50 })).toEqual({ x: 0, y: 0 })
})

it('a resting hand adds nothing to the stroke (N1)', () => {
  const stroke = withPoint([], { x: 10, y: 10 })
  expect(withPoint(stroke, { x: 11, y: 11 })).toBe(stroke)
  expect(withPoint(stroke, { x: 14, y: 10 })).toEqual([
    { x: 10, y: 10 },
    { x: 14, y: 10 },
  ])
})

it('strokes become path data that core accepts, and the last one can be undone (N1)', () => {
  const first = [
    { x: 10, y: 20 },
    { x: 30, y: 40 },
  ]
  const one = withStroke('', first)
  expect(one).toBe('M 10 20 L 30 40')
  const two = withStroke(one, [{ x: 5, y: 6 }])
  expect(two).toBe('M 10 20 L 30 40 M 5 6 L 5 6')
  expect(withoutLastStroke(two)).toBe(one)
  expect(withoutLastStroke(one)).toBe('')
  expect(withoutLastStroke('')).toBe('')
  expect(withStroke(one, [])).toBe(one)
  const field = { path: 'signature', type: 'signature', label: '' } as const
  expect(refuseType(field, { kind: 'drawn', name: 'Helena Alder', drawing: two })).toBeUndefined()
})

it('a drawing never exceeds what core accepts (N1)', () => {
  const scribble = Array.from({ length: 3000 }, (_, at) => ({ x: (at * 7) % 600, y: (at * 11) % 200 }))
  expect(strokePath(scribble).length).toBeGreaterThan(20_000)
  expect(withStroke('M 1 1 L 2 2', scribble)).toBe('M 1 1 L 2 2')
})
