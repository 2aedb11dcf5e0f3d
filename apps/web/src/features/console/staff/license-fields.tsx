import type { StaffEntry } from '@coverwright/contract/console/staff'
import type { Translate } from '@coverwright/core/text/text'
import { Button } from '../../../ui/actions/button.tsx'
import { LabelledControl } from '../../../ui/layout/labelled-control.tsx'

type License = StaffEntry['licenses'][number]

type Props = {
  readonly licenses: readonly License[]
  readonly onChange: (licenses: License[]) => void
  readonly t: Translate
}

const empty: License = { country: 'US', number: '' }

const inputs = ['country', 'number', 'states', 'expires', 'npn'] as const

/** Under which somebody may sell insurance. The server checks numbers, states and days. */
export function LicenseFields({ licenses, onChange, t }: Props) {
  return (
    <>
      {licenses.map((license, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a license has no other name while it is typed
        <fieldset className="staff-license" key={position}>
          <legend>{t('console.staff.license', { number: position + 1 })}</legend>
          {inputs.map((name) => (
            <LabelledControl
              key={name}
              label={t(`console.staff.license.${name}`)}
              optional={name !== 'country' && name !== 'number'}
              t={t}
            >
              {(control) => (
                <input
                  {...control}
                  className="input"
                  type={name === 'expires' ? 'date' : 'text'}
                  autoComplete="off"
                  value={shownIn(license, name)}
                  onChange={({ target }) =>
                    onChange(
                      licenses.map((each) => (each === license ? changeLicense(each, name, target.value) : each)),
                    )
                  }
                />
              )}
            </LabelledControl>
          ))}
          <Button kind="quiet" small onClick={() => onChange(licenses.filter((each) => each !== license))}>
            {t('console.staff.license.remove')}
          </Button>
        </fieldset>
      ))}
      <div>
        <Button kind="quiet" small onClick={() => onChange([...licenses, { ...empty }])}>
          {t('console.staff.license.add')}
        </Button>
      </div>
    </>
  )
}

type Input = (typeof inputs)[number]

const shownIn = (license: License, name: Input): string =>
  name === 'states' ? (license.states ?? []).join(' ') : (license[name] ?? '')

function changeLicense({ states, ...license }: License, name: Input, input: string): License {
  const others = states ? { states } : {}
  if (name === 'states') return { ...license, ...(input === '' ? {} : { states: input.toUpperCase().split(/[\s,]/) }) }
  if (name === 'country') return { ...license, ...others, country: input.toUpperCase() }
  if (name === 'number') return { ...license, ...others, number: input }
  const { [name]: _before, ...rest } = license
  return { ...rest, ...others, ...(input === '' ? {} : { [name]: input }) }
}
