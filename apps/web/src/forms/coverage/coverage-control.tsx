import { isRecord } from '@coverwright/core/answers/answers'
import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { CoverageCard } from '../../ui/insurance/coverage-card.tsx'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { type CoverageOption, type CoverageSection, withUnlisted } from './coverage-section.ts'
import { CoverageTally } from './coverage-tally.tsx'
import type { Reasons } from './help-choosing.tsx'

const HelpChoosing = lazy(() => import('./help-choosing.tsx').then((file) => ({ default: file.HelpChoosing })))

/**
 * The types of insurance, chosen on cards. Every chosen type has a card: one that is no longer offered stays until it
 * is removed and saved (decision 39).
 */
export function CoverageControl({ answer, onChange, onLeave }: ControlProps) {
  const { sources, t } = useForm()
  const { coverages } = sources
  const selection = Array.isArray(answer) ? answer.filter(isRecord) : []
  const [atFirst] = useState(selection)
  const [isHelping, setHelping] = useState(false)
  const [reasons, setReasons] = useState<Reasons>(new Map())
  if (!coverages) return <Skeleton words={t('ui.loading')} />
  const sections = withUnlisted(coverages, [...atFirst, ...selection], t)
  const isChosen = ({ answer: { uuid } }: CoverageOption) => selection.some((each) => each.uuid === uuid)
  const wasChosen = ({ answer: { uuid } }: CoverageOption) => atFirst.some((each) => each.uuid === uuid)
  const options = sections.flatMap((section) => section.options)
  const isRecommended = ({ answer: { uuid } }: CoverageOption) => reasons.has(uuid)
  const choose = (option: CoverageOption, on: boolean) => {
    const others = selection.filter((each) => each.uuid !== option.answer.uuid)
    onChange(on ? [...others, option.answer] : others)
  }
  const cardOf = (option: CoverageOption) => (
    <li key={option.answer.uuid}>
      <CoverageCard
        name={option.name}
        code={option.code}
        text={option.text}
        picture={option.picture}
        pays={option.pays}
        leavesOut={option.leavesOut}
        badge={badgeOf(option, reasons)}
        note={option.note}
        retired={option.retired}
        checked={isChosen(option)}
        onChange={(on) => choose(option, on)}
        onBlur={onLeave}
        t={t}
      />
    </li>
  )
  return (
    <>
      {options.some(({ recommendedAfter }) => recommendedAfter) && (
        <details className="covers__fold" onToggle={({ currentTarget }) => setHelping(currentTarget.open)}>
          <summary>
            <h2>{t('page.coverages.help')}</h2>
            <span>{t('page.coverages.help.text')}</span>
            <Icon name="chevron-down" small />
          </summary>
          {isHelping && (
            <Suspense>
              <HelpChoosing
                options={options}
                reasons={reasons}
                isChosen={isChosen}
                onRecommend={setReasons}
                onChoose={(options) => onChange([...selection, ...options.map((option) => option.answer)])}
                t={t}
              />
            </Suspense>
          )}
        </details>
      )}
      {sections.map((section) => (
        <Section
          key={section.id}
          section={section}
          isOpen={!section.folded || section.options.some((each) => wasChosen(each) || isRecommended(each))}
          cardOf={cardOf}
          count={t('page.coverages.count', { count: section.options.length })}
        />
      ))}
      {options.some(({ pays }) => pays) && <p className="hint">{t('page.coverages.policyDecides')}</p>}
      <CoverageTally options={options.filter(isChosen)} t={t} />
    </>
  )
}

/** What the answers recommend says why; what the law asks for says so. */
const badgeOf = ({ answer, badge }: CoverageOption, reasons: Reasons): CoverageOption['badge'] => {
  const reason = reasons.get(answer.uuid)
  return reason === undefined || badge?.kind === 'law' ? badge : { kind: 'advice', words: reason }
}

type SectionProps = {
  readonly section: CoverageSection
  readonly isOpen: boolean
  readonly cardOf: (option: CoverageOption) => ReactNode
  /** How many there are, in words. */
  readonly count: string
}

function Section({ section, isOpen, cardOf, count }: SectionProps) {
  if (!section.folded) {
    return (
      <>
        <div className="sect">
          <h2>{section.title}</h2>
          {section.note && <p>{section.note}</p>}
        </div>
        <Cards section={section} cardOf={cardOf} />
      </>
    )
  }
  return (
    <details className="covers__fold" open={isOpen}>
      <summary>
        <h2>{section.title}</h2>
        <span>{count}</span>
        <Icon name="chevron-down" small />
      </summary>
      {section.note && <p className="hint">{section.note}</p>}
      <Cards section={section} cardOf={cardOf} />
    </details>
  )
}

/** Alternatives, of which one is enough, are framed together at the place of the first. */
function Cards({ section: { options, slim, either }, cardOf }: Pick<SectionProps, 'section' | 'cardOf'>) {
  const together = options.filter(({ answer }) => either?.uuids.includes(answer.uuid))
  return (
    <ul className={slim ? 'covers covers--slim' : 'covers'}>
      {options.map((option) => {
        if (!(either && together.includes(option))) return cardOf(option)
        return (
          option === together[0] && (
            <li key={option.answer.uuid} className="covers__either">
              <p>
                <b>{either.title}</b>
                <span>{either.text}</span>
              </p>
              <ul className="covers">{together.map(cardOf)}</ul>
            </li>
          )
        )
      })}
    </ul>
  )
}
