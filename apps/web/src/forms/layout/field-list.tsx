import { Suspense } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { lazyWithPreload } from '../../ui/interaction/lazy-with-preload.tsx'
import { parentWords } from '../annotations/parent-words.ts'
import type { Binding, FieldListProps } from '../state/form-environment.ts'
import { useAnswer, useForm } from '../state/form-environment.ts'
import { FieldBlock } from './field-block.tsx'
import type { FieldNode } from './field-tree.ts'
import { rowMates } from './row-mates.ts'

// No first page has one.
export const StatementList = lazyWithPreload(async () => (await import('../controls/statement-list.tsx')).StatementList)

/** Fields on their grid; numbered questions hang their numbers in the margin. */
export function FieldList({ nodes, binding }: FieldListProps) {
  const isNumbered = nodes.some(({ field }) => field.number !== undefined)
  const mates = rowMates(nodes)
  return (
    <div className={isNumbered ? 'qs' : 'fields'}>
      {nodes.map((node) =>
        isNumbered ? (
          <Question key={node.field.path} node={node} binding={binding} />
        ) : (
          <div key={node.field.path} className={cell(node, mates.has(node))}>
            <AskedField node={node} binding={binding} />
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
  const { number } = node.field
  const paths = new Set((node.list?.nodes ?? [node]).map(({ field }) => binding.prefix + field.path))
  const wrong = problems.some(({ path }) => paths.has(path))
  return (
    <div className={wrong ? 'q is-wrong' : 'q'}>
      <span className="q__n" aria-hidden="true">
        {number}
      </span>
      <div>
        <AskedField node={node} binding={binding} />
      </div>
    </div>
  )
}

/** A question, or a list of statements, with the follow-ups that its answers opened. */
function AskedField({ node, binding }: Props) {
  const { list } = node
  const nodes = list?.nodes ?? [node]
  return (
    <>
      {list ? (
        <Suspense fallback={<Skeleton />}>
          <StatementList list={list} fields={nodes.map(({ field }) => field)} binding={binding} />
        </Suspense>
      ) : (
        <FieldBlock field={node.field} binding={binding} />
      )}
      {nodes.map((each) => (
        <FollowUps key={each.field.path} node={each} binding={binding} isListed={list !== undefined} />
      ))}
    </>
  )
}

/** What an answer opened, indented under it. */
function FollowUps(props: FollowUpsProps) {
  return props.node.follow.length > 0 ? <OpenFollowUps {...props} /> : null
}

type FollowUpsProps = Props & {
  /** The answer that opened them is a tick in a list. */
  readonly isListed: boolean
}

function OpenFollowUps({ node, binding, isListed }: FollowUpsProps) {
  const { t, locale, currency, sources, problems } = useForm()
  const answer = useAnswer(binding, node.field.path)
  const parentText = isListed ? undefined : parentWords(node.field, answer, { t, locale, currency, sources })
  const tickedStatement = isListed && answer === 'Yes' ? node.field.statement : undefined
  const because = parentText ? t('ui.because', { answer: parentText }) : t('ui.becauseAbove')
  const wrong = node.follow.some(({ field }) => problems.some(({ path }) => path === binding.prefix + field.path))
  return (
    <div className={wrong ? 'follow has-problem' : 'follow'}>
      <p className="because">
        {tickedStatement ? t('ui.becauseTicked', { words: t(tickedStatement.words) }) : because}
      </p>
      <FieldList nodes={node.follow} binding={binding} />
    </div>
  )
}
