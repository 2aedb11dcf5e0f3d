import { expect, it } from 'vitest'
import { tilesAround } from './map-tiles.ts'

const chicago = { latitude: 41.8781, longitude: -87.6298 }

it('asks a tile server for the tiles around a place, by zoom, column and row (S3, C1)', () => {
  const tiles = tilesAround('https://tiles.example/{z}/{x}/{y}.png', chicago)
  // The Loop is on tile 12/1050/1522, as every such server numbers them.
  expect(tiles.map(({ address }) => address)).toContain('https://tiles.example/12/1050/1522.png')
  const middle = tiles.find(({ left, top }) => left <= 0 && left > -256 && top <= 0 && top > -256)
  expect(middle?.address).toBe('https://tiles.example/12/1050/1522.png')
  expect(new Set(tiles.map(({ address }) => address)).size).toBe(tiles.length)
})

it('covers the whole map (S3)', () => {
  const tiles = tilesAround('/{z}/{x}/{y}', chicago)
  expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(-240)
  expect(Math.max(...tiles.map(({ left }) => left + 256))).toBeGreaterThanOrEqual(240)
  expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(-150)
  expect(Math.max(...tiles.map(({ top }) => top + 256))).toBeGreaterThanOrEqual(150)
})
