import type { AnswerPath } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import { itemField } from '@coverwright/core/evaluation/item-pages'
import { shownColumns } from '@coverwright/core/evaluation/list-columns'
import type { ListStep } from '@coverwright/core/model/step'
import type { Place } from '@coverwright/core/navigation/navigate'
import { back, locate } from '@coverwright/core/navigation/navigate'
import type { Translate } from '@coverwright/core/text/text'
import { translateIfPresent } from '@coverwright/core/text/text'
import { useState } from 'react'
import { Redirect, useAreaNavigate } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { usePendingNavigation } from '../../ui/interaction/use-pending-navigation.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { dropNewItemId, newItemId } from '../application/draft/new-item-id.ts'
import { FormPage } from '../application/step/form-page.tsx'
import { isInSections, StepNotes } from '../application/step/step-head.tsx'
import { useOnward } from '../application/step/use-onward.ts'
import { useStepForm } from '../application/step/use-step-form.ts'
import { useMapNote } from '../location-map/map-note.tsx'
import type { Application } from '../quote/application.ts'
import { answerTextOptions, textsOf } from '../quote/texts.ts'
import type { ItemPlace } from './item-subject.ts'
import { idOf, itemSubject, itemsOf, positionOf } from './item-subject.ts'
import { givenName } from './list-names.ts'
import { itemName } from './list-rows.ts'

type Item = NonNullable<Place['item']>
type Props = {
  readonly application: Application
  readonly step: ListStep
  readonly entry: Place['entry']
  readonly item: Item
  readonly path: string
  readonly editing: boolean
}

/** One page of one item of a list. Its address has the item's position; the item is known by its id. */
export function ItemPage({ application, step, entry, item, path, editing }: Props) {
  const navigate = useAreaNavigate()
  const { isLeaving } = usePendingNavigation()
  const goOn = useOnward(application, path, editing)
  const [{ id, isNew }] = useState(() => itemTitle(application, step, item))
  const { site, quote, context } = application
  const t = textsOf(site)
  const place: ItemPlace = { step, entry, page: item.page, id, isNew }
  const subject = itemSubject(application, place)
  const form = useStepForm(subject, quote, (savedQuote) => {
    dropNewItemId(quote?._id, step.id)
    goOn(savedQuote, itemSubject({ ...application, context: { ...context, answers: savedQuote } }, place).step)
  })
  const page = step.pages.find(({ key }) => key === item.page)
  const zip = page?.form.fields.find(({ type }) => type === 'zip')?.path
  const map = useMapNote({ template: site.mapUrl, paths: page?.place ?? [], zip, answer: form.answer }, t)
  const items = itemsOf(context.answers, step)
  // The item, or one before it, was deleted, so positions have moved. Somebody who just saved continues anyway.
  if (!isNew && subject.step !== path && !isLeaving()) {
    const target = positionOf(items, id) < 0 ? entry.path : subject.step
    return <Redirect to={target} />
  }
  const position = positionOf(items, id)
  return (
    <FormPage
      application={application}
      path={path}
      form={form}
      head={
        <ItemHead
          application={application}
          place={place}
          path={path}
          position={position < 0 ? items.length : position}
        />
      }
      margin={<StepNotes application={application} entry={entry} fields={form.visible} first={map} t={t} />}
      carried={carriedAnswerOf(application, step, id)}
      back={wayBack(application, step, path, editing)}
      otherWays={
        items.length > 0 && (
          <Button
            kind="quiet"
            onClick={() => {
              form.discard()
              dropNewItemId(quote?._id, step.id)
              navigate(step.list)
            }}
          >
            {t('ui.cancel')}
          </Button>
        )
      }
    />
  )
}

/** To the item's previous page, to its list, or past an empty list. While editing it leads only within the list. */
function wayBack({ flowState, site }: Application, step: ListStep, path: string, editing: boolean) {
  const t = textsOf(site)
  const before = back(flowState, path)
  if (before === undefined) return undefined
  const label = t(before === step.list ? 'ui.list.back' : 'ui.back')
  if (!editing) return { href: before, label }
  const isInside = locate(flowState, before)?.entry.slot.node === step
  return isInside ? { href: before, label } : undefined
}

/** The item at the address; a new one gets an id that outlives a reload. */
function itemTitle({ quote, context }: Application, step: ListStep, { position, isNew }: Item) {
  const items = itemsOf(context.answers, step)
  if (!isNew) return { id: idOf(items, position), isNew }
  const id = newItemId(quote?._id, step.id)
  if (positionOf(items, id) < 0) return { id, isNew }
  // It was saved although the reply never arrived, so what is added now is another item.
  dropNewItemId(quote?._id, step.id)
  return { id: newItemId(quote?._id, step.id), isNew }
}

/** What was answered about the same item last year. */
function carriedAnswerOf({ context }: Application, step: ListStep, id: string) {
  const lastYear = itemsOf(context.carried ?? {}, step).find((each) => each.id === id)
  return (path: AnswerPath): unknown => readAnswer(lastYear ?? {}, itemField(path))
}

/** The pages that every item has; the others of a new item are not known yet. */
const certainPages = ({ pages }: ListStep): readonly string[] =>
  pages.filter(({ when }) => when === undefined).map(({ key }) => key)

/** Shown with the first item, since the list, which says what belongs in it, was skipped. */
const guidanceFor = ({ step, isNew }: ItemPlace, position: number, t: Translate): string | undefined =>
  isNew && position === 0 && step.texts.guidance !== undefined ? t(step.texts.guidance) : undefined

type HeadProps = {
  readonly application: Application
  readonly place: ItemPlace
  readonly path: string
  readonly position: number
}

function ItemHead({ application, place, path, position }: HeadProps) {
  const { step, entry, page } = place
  const words = answerTextOptions(application.site, application.quote)
  const { t } = words
  const pages = entry.list?.pages[position] ?? certainPages(step)
  const own = step.pages.find((each) => each.key === page)
  const label = own?.label ?? ''
  const ownLede = own && !isInSections(own) ? translateIfPresent(`step.${step.id}.${page}.lede`, t) : undefined
  const lede = ownLede ?? guidanceFor(place, position, t)
  const several = step.pages.length > 1 && pages.length > 1
  const name = nameOf(application, place) || itemName(step, position, words)
  const title = several && t(label) ? t('ui.list.itemPage', { item: name, page: t(label) }) : name
  return (
    <PageHead
      step={path}
      title={place.isNew && !several ? t(step.texts.add) : title}
      kicker={[
        t(entry.section.label),
        ...(several ? [t('page.pageOf', { page: pages.indexOf(page) + 1, count: pages.length })] : []),
      ]}
      tag={entry.section.tag}
      {...(lede === undefined ? {} : { lede })}
    />
  )
}

/** The item's stored name: a name that is being typed does not change the title. */
function nameOf({ context }: Application, { step, entry, id }: ItemPlace): string {
  const item = itemsOf(context.answers, step).find((each) => each.id === id)
  return item ? givenName(shownColumns(step, entry.view), (path) => readAnswer(item, itemField(path))) : ''
}
