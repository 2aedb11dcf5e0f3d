import { Tag } from '../feedback/tag.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

type Props = { readonly lines: readonly { readonly tag: string; readonly name: string }[] }

/** The lines of an application as tags in a row of a list. */
export function LineTags({ lines }: Props) {
  return (
    <div className="qtable__lines">
      {lines.map(({ tag, name }) => (
        <span key={tag}>
          <Tag code={tag} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </span>
      ))}
    </div>
  )
}
