import type { AppetiteRule } from '../../rating/sample-carrier.ts'

const fund = (state: string, insures: string, from: string): AppetiteRule => ({
  applies: { states: [state] },
  outcome: 'out',
  code: 'appetite.state_fund',
  reason: `${insures}. Buy it from ${from}.`,
})

/** States and territories with a monopolistic fund, where no carrier may write workers’ compensation. */
export const stateFunds: readonly AppetiteRule[] = [
  fund('ND', 'North Dakota insures this itself', 'Workforce Safety & Insurance, workforcesafety.com'),
  fund('OH', 'Ohio insures this itself', 'the Bureau of Workers’ Compensation, bwc.ohio.gov'),
  fund('WA', 'Washington insures this itself', 'the Department of Labor & Industries, lni.wa.gov'),
  fund('WY', 'Wyoming insures this itself', 'the Department of Workforce Services, dws.wyo.gov'),
  fund('PR', 'Puerto Rico insures this itself', 'the State Insurance Fund Corporation, fondopr.com'),
  fund('VI', 'The U.S. Virgin Islands insure this themselves', 'the Department of Labor, vidol.gov'),
]
