/** A state or territory whose own fund is the only one that may insure employers for workers’ compensation. */
export type MonopolisticState = { readonly state: string; readonly fund: string; readonly website: string }

/** Insurers can only add employers’ liability (“stop gap”) to another policy there. States, then territories, in the order of their codes. */
export const monopolisticStates = [
  { state: 'ND', fund: 'North Dakota Workforce Safety & Insurance', website: 'https://www.workforcesafety.com' },
  { state: 'OH', fund: 'Ohio Bureau of Workers’ Compensation', website: 'https://www.bwc.ohio.gov' },
  { state: 'WA', fund: 'Washington State Department of Labor & Industries', website: 'https://www.lni.wa.gov' },
  { state: 'WY', fund: 'Wyoming Department of Workforce Services', website: 'https://dws.wyo.gov' },
  { state: 'PR', fund: 'Puerto Rico State Insurance Fund Corporation', website: 'https://www.fondopr.com' },
  { state: 'VI', fund: 'U.S. Virgin Islands Department of Labor', website: 'https://vidol.gov' },
] as const satisfies readonly MonopolisticState[]

/** Whether only the state’s fund insures for workers’ compensation there. */
export const isMonopolistic = (state: string): boolean => monopolisticStates.some((each) => each.state === state)
