import type { SignedStatement } from '@coverwright/catalogue/signing/statements-to-sign'
import '../../styles/forms/statements.css'

/** Statements to sign: each heading once, with its texts and the laws that require them. */
export function Statements({ statements }: { readonly statements: readonly SignedStatement[] }) {
  return (
    <div className="statements">
      {[...Map.groupBy(statements, ({ heading }) => heading)].map(([heading, texts]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {texts.map(({ key, text, citation }) => (
            <p key={key}>
              {text}
              {citation && <small>{citation}</small>}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}
