import { isRecord } from '@coverwright/core/answers/answers'
import { useState } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CoverageCard } from '../../ui/insurance/coverage-card.tsx'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { type CoverageOption, type CoverageSection, withUnlisted } from './coverage-section.ts'

/**
 * The types of insurance, chosen on cards. Whatever is chosen has a card: one that is no longer offered stays until it is
 * taken off and saved (decision 39).
 */
export function CoverageControl({ answer, onChange, onLeave }: ControlProps) {
  const { sources, t } = useForm()
  const { coverages } = sources
  const chosen = Array.isArray(answer) ? answer.filter(isRecord) : []
  const [atFirst] = useState(chosen)
  if (!coverages) return <Skeleton words={t('ui.loading')} />
  const sections = withUnlisted(coverages, [...atFirst, ...chosen], t)
  const isChosen = ({ answer: { uuid } }: CoverageOption) => chosen.some((each) => each.uuid === uuid)
  const choose = (option: CoverageOption, on: boolean) => {
    const others = chosen.filter((each) => each.uuid !== option.answer.uuid)
    onChange(on ? [...others, option.answer] : others)
  }
  return sections.map((section) => (
    <Section key={section.id} section={section} isChosen={isChosen} choose={choose} onLeave={onLeave} />
  ))
}

type SectionProps = {
  readonly section: CoverageSection
  readonly isChosen: (option: CoverageOption) => boolean
  readonly choose: (option: CoverageOption, on: boolean) => void
  readonly onLeave: () => void
}

function Section({ section, isChosen, choose, onLeave }: SectionProps) {
  return (
    <>
      <div className="sect">
        <h2>{section.title}</h2>
        {section.note && <p>{section.note}</p>}
      </div>
      <ul className={section.slim ? 'covers covers--slim' : 'covers'}>
        {section.options.map((option) => (
          <li key={option.answer.uuid}>
            <CoverageCard
              name={option.name}
              code={option.code}
              text={option.text}
              badge={option.badge}
              note={option.note}
              retired={option.retired}
              checked={isChosen(option)}
              onChange={(on) => choose(option, on)}
              onBlur={onLeave}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
