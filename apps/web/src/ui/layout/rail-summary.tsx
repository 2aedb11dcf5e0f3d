type Row = { readonly label: string; readonly value: string; readonly isId?: boolean }

type Props = { readonly label: string; readonly title: string; readonly rows: readonly Row[] }

/** The quote in short, in the side column of pages without steps. */
export function RailSummary({ label, title, rows }: Props) {
  return (
    <section className="raildl" aria-label={label}>
      <h2>{title}</h2>
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
