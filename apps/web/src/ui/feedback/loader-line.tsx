/** Shown while requests are in progress. Screen readers read `label`. */
export function LoaderLine({ label }: { readonly label: string }) {
  return (
    <div className="loadline" role="status">
      <span className="vh">{label}</span>
    </div>
  )
}
