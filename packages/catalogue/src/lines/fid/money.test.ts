import { expect, it } from 'vitest'
import { contextFor, walk } from '../../testing/walk-line.ts'

it('a new plan may hold nothing yet (V1)', () => {
  const problems = (this_year: number | undefined) => {
    const answers = {
      fid: { employee_benefits: 'Yes', plan_types: ['defined_contribution'], assets: { this_year } },
    }
    const { flowState } = walk(contextFor('fid', '13', 'picked', answers), (path) => path.startsWith('/fid/'))
    return flowState.pages.find(({ path }) => path === '/fid/assets')?.problems.map(({ path }) => path)
  }
  expect(problems(0)).not.toContain('fid.assets.this_year')
  expect(problems(undefined)).toContain('fid.assets.this_year')
})
