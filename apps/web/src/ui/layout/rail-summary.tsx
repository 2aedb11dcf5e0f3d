type Row = { readonly label: string; readonly value: string; readonly isId?: boolean }

type Props = { readonly label: string; readonly title: string; readonly rows: readonly Row[] }

/** A summary of the quote in the side column, on pages without steps. */
export function RailSummary({ label, title, rows }: Props) {
  return (
    <section className="raildl" aria-label={label}>
      <h2 dir="auto">{title}</h2>
      <dl>
        {rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd className={row.isId ? 'id' : undefined}>{row.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
