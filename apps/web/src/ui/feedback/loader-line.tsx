/** Requests are under way. `label` is said to screen readers. */
export function LoaderLine({ label }: { readonly label: string }) {
  return (
    <div className="loadline" role="status">
      <span className="vh">{label}</span>
    </div>
  )
}
