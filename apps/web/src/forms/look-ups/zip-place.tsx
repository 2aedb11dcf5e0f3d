import { isBlank } from '@coverwright/core/answers/answers'
import { type ZipPlace as Place, zipPlaceQuery } from '../../api/resources/reference.ts'
import '../../styles/forms/zip-place.css'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { fieldId } from '../layout/field-id.ts'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { useValueOnBlur } from '../state/use-on-blur.ts'
import type { Finding } from './look-ups.ts'
import { isElsewhere } from './same-city.ts'
import { useFilling } from './use-filling.ts'
import { useLookUpResult } from './use-look-up-result.ts'

/** @param zip the five digits, once the code is complete */
type Props = ControlProps & { readonly zip: string | undefined }

/** The place of a ZIP code, with a choice where it has several cities; fills in city and state. */
export function ZipPlace({ field, binding, zip = '' }: Props) {
  const { t } = useForm()
  const result = useLookUpResult(zip, { ...zipPlaceQuery(zip, field.fills !== undefined), select: findingOf })
  const { standing, filled, choose } = useFilling({
    field,
    binding,
    name: 'zip',
    requestKey: zip,
    found: result,
    opening: 'finding',
  })
  const path = field.fills?.city ?? field.path
  const valueOnBlur = useValueOnBlur({ id: fieldId(binding.prefix + path), binding, path }, true)
  if (!result?.finding) return null
  const { city: cities = [], state: states = [] } = result.finding.parts
  const { city } = standing
  const { city: cityFilledIn } = filled
  const state = states.join(' / ')
  const isBlankCity = isBlank(city?.answer)
  if (city && cities.length > 1 && isBlankCity) {
    return <WhichCity cities={cities.map(String)} state={state} onChoose={(city) => choose('city', city)} />
  }
  const names = cities.map(String)
  if (city && isElsewhere(valueOnBlur, names) && isElsewhere(city.answer, names)) {
    return (
      <OtherCity
        cities={names}
        state={state}
        typedCity={String(valueOnBlur)}
        onChoose={(city) => choose('city', city)}
      />
    )
  }
  const name = cities.find((each) => each === city?.answer) ?? cities[0]
  const words = [name, state].filter(Boolean).join(', ')
  return !isBlankCity && cityFilledIn === city?.answer ? t('ui.zip.filled', { place: words }) : words
}

type WhichCityProps = {
  readonly cities: readonly string[]
  readonly state: string
  readonly onChoose: (city: string) => void
}

function WhichCity({ cities, state, onChoose }: WhichCityProps) {
  const { t } = useForm()
  return (
    <div className="zipcities">
      <span>{t('ui.zip.whichCity', { state })}</span>
      {cities.map((city) => (
        <Button key={city} kind="line" small onClick={() => onChoose(city)}>
          {city}
        </Button>
      ))}
    </div>
  )
}

type OtherCityProps = WhichCityProps & { readonly typedCity: string }

/** City and ZIP code disagree. It does not block Continue, since a part of a city may have a name of its own. */
function OtherCity({ cities, state, typedCity, onChoose }: OtherCityProps) {
  const { t, locale } = useForm()
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(cities)
  return (
    <div className="zipcities zipcities--differs">
      <Icon name="alert" />
      <span>{t('ui.zip.differs', { place: `${names}, ${state}`, city: typedCity })}</span>
      {cities.map((city) => (
        <Button key={city} kind="line" small onClick={() => onChoose(city)}>
          {t('ui.zip.use', { city })}
        </Button>
      ))}
    </div>
  )
}

const findingOf = (place: Place | null): Finding | undefined =>
  place ? { parts: { city: place.cities, state: place.states } } : undefined
