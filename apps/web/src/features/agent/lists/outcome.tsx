/** What was done with many rows at once. It is always there, so that screen readers read it when its words come. */
export function Outcome({ children }: { readonly children: string }) {
  return (
    <p className="outcome" role="status">
      {children}
    </p>
  )
}
