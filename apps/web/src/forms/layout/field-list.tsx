import { parentWords } from '../annotations/parent-words.ts'
import type { Binding, FieldListProps } from '../state/form-environment.ts'
import { useAnswer, useForm } from '../state/form-environment.ts'
import { FieldBlock } from './field-block.tsx'
import type { FieldNode } from './field-tree.ts'
import { rowMates } from './row-mates.ts'

/** Fields on their grid; numbered questions hang their numbers in the margin. */
export function FieldList({ nodes, binding }: FieldListProps) {
  const numbered = nodes.some(({ field }) => field.number !== undefined)
  const mates = rowMates(nodes)
  return (
    <div className={numbered ? 'qs' : 'fields'}>
      {nodes.map((node) =>
        numbered ? (
          <Question key={node.field.path} node={node} binding={binding} />
        ) : (
          <div key={node.field.path} className={cell(node, mates.has(node))}>
            <FieldBlock field={node.field} binding={binding} />
            <FollowUps node={node} binding={binding} />
          </div>
        ),
      )}
    </div>
  )
}

type Props = { readonly node: FieldNode; readonly binding: Binding }

/** A question alone in its row has the whole row for its words; its control is no wider than beside another. */
const cell = ({ field }: FieldNode, hasMate: boolean): string | undefined =>
  field.width && `${hasMate ? 'c' : 'w'}${field.width}`

function Question({ node, binding }: Props) {
  const { problems } = useForm()
  const { path, number } = node.field
  const wrong = problems.some((problem) => problem.path === binding.prefix + path)
  return (
    <div className={wrong ? 'q is-wrong' : 'q'}>
      <span className="q__n" aria-hidden="true">
        {number}
      </span>
      <div>
        <FieldBlock field={node.field} binding={binding} />
        <FollowUps node={node} binding={binding} />
      </div>
    </div>
  )
}

/** What an answer opened, indented under it. */
function FollowUps({ node, binding }: Props) {
  return node.follow.length > 0 ? <Opened node={node} binding={binding} /> : null
}

function Opened({ node, binding }: Props) {
  const { t, locale, currency, sources, problems } = useForm()
  const answer = useAnswer(binding, node.field.path)
  const said = parentWords(node.field, answer, { t, locale, currency, sources })
  const wrong = node.follow.some(({ field }) => problems.some(({ path }) => path === binding.prefix + field.path))
  return (
    <div className={wrong ? 'follow has-problem' : 'follow'}>
      <p className="because">{said ? t('ui.because', { answer: said }) : t('ui.becauseAbove')}</p>
      <FieldList nodes={node.follow} binding={binding} />
    </div>
  )
}
