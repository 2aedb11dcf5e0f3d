import { expect, it } from 'vitest'
import { shownDate } from './shown-date.ts'

it('writes the date of a record in figures as is usual there (V4, I4)', () => {
  expect(shownDate('2026-12-05', 'en-US')).toBe('12-05-2026')
  for (const locale of ['fr-FR', 'es-ES', 'es-AR', 'pt-PT', 'pt-BR', 'en-GB']) {
    expect(shownDate('2026-12-05', locale)).toBe('05/12/2026')
  }
})
