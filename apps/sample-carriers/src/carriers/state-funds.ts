import type { AppetiteRule } from '../rating/sample-carrier.ts'

const fund = (state: string, name: string, from: string): AppetiteRule => ({
  applies: { states: [state] },
  outcome: 'out',
  code: 'appetite.state_fund',
  reason: `${name} insures this itself. Buy it from ${from}.`,
})

/** States in which no insurer may write workers’ compensation. */
export const stateFunds: readonly AppetiteRule[] = [
  fund('ND', 'North Dakota', 'Workforce Safety & Insurance, workforcesafety.com'),
  fund('OH', 'Ohio', 'the Bureau of Workers’ Compensation, bwc.ohio.gov'),
  fund('WA', 'Washington', 'the Department of Labor & Industries, lni.wa.gov'),
  fund('WY', 'Wyoming', 'the Department of Workforce Services, dws.wyo.gov'),
]
