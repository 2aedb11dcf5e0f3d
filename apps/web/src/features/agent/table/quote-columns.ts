/** What the list of quotes can show of each, beside the business. */
export const quoteColumns = ['lines', 'state', 'next', 'price', 'starts', 'tasks', 'step', 'saved', 'agent'] as const
export type QuoteColumn = (typeof quoteColumns)[number]

/** What it shows until somebody chooses otherwise: what fits on a screen. */
export const usualColumns: readonly QuoteColumn[] = quoteColumns.filter(
  (column) => column !== 'step' && column !== 'agent',
)

/** The columns in the page's address, in the order of the table; names that it does not know are ignored. */
export function parseColumns(text: string | null): readonly QuoteColumn[] {
  if (text === null) return usualColumns
  const names = text.split('.')
  return quoteColumns.filter((column) => names.includes(column))
}

/** The columns for the address; undefined for the usual ones. */
export const columnsParam = (columns: readonly QuoteColumn[]): string | undefined =>
  columns.join('.') === usualColumns.join('.') ? undefined : columns.join('.')
