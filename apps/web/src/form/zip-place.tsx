import type { AnswerPath } from '@coverwright/core/answers/answers'
import { isBlank } from '@coverwright/core/answers/answers'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import '../styles/zip-place.css'
import { Button } from '../ui/button.tsx'
import { focusField } from '../ui/focus-field.ts'
import { fieldId } from './field-id.ts'
import { type Followed, followedBefore, followZip } from './follow-zip.ts'
import type { ControlProps, ZipName } from './form-environment.ts'
import { useAnswer, useForm } from './form-environment.ts'

type Found = ZipName & { readonly zip: string }
/** @param zip the five digits of a whole code, if that is what stands in the control */
type Props = ControlProps & { readonly zip: string | undefined }

/** The place of a code, and which city it is where it has several; answers the fields that follow from it. */
export function ZipPlace(props: Props) {
  const { field, binding, zip } = props
  const { t } = useForm()
  const place = usePlace(zip, field.fills !== undefined)
  const { filled, choose } = useFollowing(props, place)
  const city = field.fills?.city
  const standing = useAnswer(binding, city ?? field.path)
  if (!place) return null
  const { cities, states } = place
  const state = states.join(' / ')
  if (city !== undefined && cities.length > 1 && isBlank(standing)) {
    return <WhichCity place={place} onChoose={(chosen) => choose(city, chosen)} />
  }
  const name = cities.find((each) => each === standing) ?? cities[0]
  const words = [name, state].filter(Boolean).join(', ')
  const isFilled = city !== undefined && !isBlank(standing) && filled[city] === standing
  return isFilled ? t('ui.zip.filled', { place: words }) : words
}

type WhichCityProps = { readonly place: ZipName; readonly onChoose: (city: string) => void }

function WhichCity({ place: { cities, states }, onChoose }: WhichCityProps) {
  const { t } = useForm()
  return (
    <div className="zipcities">
      <span>{t('ui.zip.whichCity', { state: states.join(' / ') })}</span>
      {cities.map((city) => (
        <Button key={city} kind="line" small onClick={() => onChoose(city)}>
          {city}
        </Button>
      ))}
    </div>
  )
}

/** @param forMail a letter may go where no business stands */
function usePlace(zip: string | undefined, forMail: boolean): Found | undefined {
  const { placeOfZip } = useForm().sources
  const [found, setFound] = useState<Found>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is asked once more when the connection is back
  useEffect(() => {
    if (zip === undefined || !placeOfZip) return
    const search = new AbortController()
    const { signal } = search
    placeOfZip(zip, forMail, signal).then(
      (place) => {
        if (place && !signal.aborted) setFound({ ...place, zip })
      },
      // The place is a courtesy: when it cannot be fetched, the fields work without it.
      () => addEventListener('online', () => setTries((times) => times + 1), { once: true, signal }),
    )
    return () => search.abort()
  }, [zip, forMail, placeOfZip, tries])
  return found?.zip === zip ? found : undefined
}

/** Fills in what follows from the code once it is another than the one that stood there at first. */
function useFollowing({ field: { fills }, binding, zip, onLeave }: Props, place: Found | undefined) {
  const first = useRef({ zip, isTyped: false })
  /** All that came from a code, so that another code may take it along. */
  const followed = useRef<Followed>({})
  const [filled, setFilled] = useState<Followed>({})
  const fill = (answers: Followed) => {
    followed.current = { ...followed.current, ...answers }
    binding.fill(answers)
    // What was missing is there now.
    onLeave()
  }
  const idOf = (path: AnswerPath) => fieldId(binding.prefix + path)
  const follow = useEffectEvent((found: Found) => {
    if (!fills) return
    if (!first.current.isTyped) {
      followed.current = followedBefore(fills, found, binding.answer)
      return
    }
    const answers = followZip(fills, found, binding.answer, followed.current)
    setFilled(answers)
    if (Object.keys(answers).length === 0) return
    fill(answers)
    selectFilled(Object.keys(answers).map(idOf))
  })
  useEffect(() => {
    if (zip !== first.current.zip) first.current.isTyped = true
  }, [zip])
  useEffect(() => {
    if (place) follow(place)
  }, [place])
  const choose = (path: AnswerPath, city: string) => {
    fill({ [path]: city })
    focusField(idOf(path))
    selectFilled([idOf(path)])
  }
  return { filled, choose }
}

/** Whoever is in a box already types over what was filled in there, instead of behind it. */
function selectFilled(ids: readonly string[]): void {
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLInputElement && ids.includes(activeElement.id)) activeElement.select()
  })
}
