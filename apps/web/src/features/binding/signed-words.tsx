import type { BindDocument } from '@coverwright/contract/binding/bind-requests'
import '../../styles/forms/statements.css'

/** The words above a signature, each under its heading. */
export function SignedWords({ documents }: { readonly documents: readonly BindDocument[] }) {
  return (
    <div className="statements">
      {documents.map(({ key, heading, text, citation }) => (
        <section key={key}>
          <h3>{heading}</h3>
          <p>
            {text}
            {citation && <small>{citation}</small>}
          </p>
        </section>
      ))}
    </div>
  )
}
