/** The limits for one accident and for a year, by the answer to coverage.liability_limit. */
export const liabilityLimits: Readonly<Record<string, { occurrence_limit: number; aggregate_limit: number }>> = {
  '500k_1m': { occurrence_limit: 500_000, aggregate_limit: 1_000_000 },
  '1m_2m': { occurrence_limit: 1_000_000, aggregate_limit: 2_000_000 },
  '2m_4m': { occurrence_limit: 2_000_000, aggregate_limit: 4_000_000 },
}
