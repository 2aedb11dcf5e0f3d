import type { Figures } from '@coverwright/contract/console/figures'
import { channels, deviceKinds } from '@coverwright/contract/values'
import type { Translate } from '@coverwright/core/text/text'
import { FinderSelect } from '../../ui/navigation/finder.tsx'
import { type ConsoleSearch, periods } from './console-search.ts'

type Props = {
  readonly search: ConsoleSearch
  readonly choices: Pick<Figures, 'sites' | 'lines'> | undefined
  /** What no site means; all of them when absent. */
  readonly anySite?: string
  /** Whether the kind of device can be chosen. */
  readonly withDevices?: true
  readonly onChange: (next: { readonly [Name in keyof ConsoleSearch]?: string | undefined }) => void
  readonly t: Translate
}

/** What a page is about: a period, a site, a line, who brought the applications. */
export function ConsoleFilter({ search, choices, anySite, withDevices, onChange, t }: Props) {
  return (
    <search className="console-filter">
      <FinderSelect
        label={t('console.period')}
        value={search.days === '30' ? undefined : search.days}
        any={t('console.period.30')}
        options={periods
          .filter((days) => days !== '30')
          .map((days) => ({ value: days, label: t(`console.period.${days}`) }))}
        onChange={(days) => onChange({ ...search, days })}
      />
      <FinderSelect
        label={t('console.site')}
        value={search.site}
        any={anySite ?? t('console.site.any')}
        options={(choices?.sites ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(site) => onChange({ ...search, site })}
      />
      <FinderSelect
        label={t('console.line')}
        value={search.line}
        any={t('console.line.any')}
        options={(choices?.lines ?? []).map(({ line, name }) => ({ value: line, label: name }))}
        onChange={(line) => onChange({ ...search, line })}
      />
      <FinderSelect
        label={t('console.channel')}
        value={search.channel}
        any={t('console.channel.any')}
        options={channels.map((channel) => ({ value: channel, label: t(`console.channel.${channel}`) }))}
        onChange={(channel) => onChange({ ...search, channel })}
      />
      {withDevices && (
        <FinderSelect
          label={t('console.device')}
          value={search.device}
          any={t('console.device.any')}
          options={deviceKinds.map((device) => ({ value: device, label: t(`console.device.${device}`) }))}
          onChange={(device) => onChange({ ...search, device })}
        />
      )}
    </search>
  )
}
