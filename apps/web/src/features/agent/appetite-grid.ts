import type { ForecastReply } from '@coverwright/contract/binding/forecast'

type Outlook = ForecastReply['lines'][number]['insurers'][number]

export type Appetite = 'in' | 'refer' | 'out'

export type AppetiteCell = {
  readonly line: string
  readonly appetite: Appetite
  /** The server's wording; empty if the carrier does not write the line. */
  readonly reason: string
}

export type AppetiteGrid = {
  readonly lines: readonly { readonly line: string; readonly name: string }[]
  readonly insurers: readonly {
    readonly id: string
    readonly insurer: Pick<Outlook, 'carrier_name' | 'sample'>
    readonly cells: readonly AppetiteCell[]
  }[]
}

const appetiteOf = { likely: 'in', maybe: 'refer', not_offered: 'out' } as const
const weight = { in: 2, refer: 1, out: 0 } as const

/** A row for each carrier and a column for each line. Carriers with the widest appetite come first. */
export function appetiteGrid({ lines }: Pick<ForecastReply, 'lines'>): AppetiteGrid {
  const insurers = new Map(lines.flatMap(({ insurers }) => insurers.map((insurer) => [insurer.carrier, insurer])))
  const rows = [...insurers].map(([id, insurer]) => ({
    id,
    insurer,
    cells: lines.map(({ line, insurers }) =>
      cellOf(
        line,
        insurers.find(({ carrier }) => carrier === id),
      ),
    ),
  }))
  const sum = (cells: readonly AppetiteCell[]) => cells.reduce((all, { appetite }) => all + weight[appetite], 0)
  return {
    lines: lines.map(({ line, name }) => ({ line, name })),
    insurers: rows.toSorted((left, right) => sum(right.cells) - sum(left.cells)),
  }
}

const cellOf = (line: string, outlook: Outlook | undefined): AppetiteCell => ({
  line,
  appetite: outlook ? appetiteOf[outlook.outlook] : 'out',
  reason: outlook?.reason ?? '',
})
