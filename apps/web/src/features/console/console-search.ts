import type { FiguresQuery } from '@coverwright/contract/console/figures'
import type { FunnelQuery } from '@coverwright/contract/console/funnel'
import { channels, deviceKinds } from '@coverwright/contract/values'

/** How many days a page looks back. */
export const periods = ['7', '30', '90', '365'] as const
export type PeriodDays = (typeof periods)[number]

/** What a page of the console is about, as it is kept in the page's address. */
export type ConsoleSearch = Pick<FunnelQuery, 'site' | 'line' | 'channel' | 'device'> & { readonly days?: PeriodDays }

/** Reads the address's parameters and ignores invalid ones. */
export function parseConsoleSearch(params: URLSearchParams): ConsoleSearch {
  const filterOf = (name: 'site' | 'line') => params.get(name)?.trim().slice(0, 60)
  const [site, line] = [filterOf('site'), filterOf('line')]
  const channel = channels.find((each) => each === params.get('channel'))
  const device = deviceKinds.find((each) => each === params.get('device'))
  const days = periods.find((each) => each === params.get('days'))
  return {
    ...(site ? { site } : {}),
    ...(line ? { line } : {}),
    ...(channel ? { channel } : {}),
    ...(device ? { device } : {}),
    ...(days ? { days } : {}),
  }
}

export const consoleParams = (search: { readonly [Name in keyof ConsoleSearch]?: string | undefined }) =>
  new URLSearchParams(
    (['site', 'line', 'channel', 'device', 'days'] as const).flatMap((name) => {
      const value = search[name]
      return value ? [[name, value]] : []
    }),
  )

/** The same as the API takes it. @param today where the site is */
export function figuresQueryOf(
  { days = '30', device: _ofFunnel, ...filters }: ConsoleSearch,
  today: string,
): FiguresQuery {
  const from = new Date(`${today}T12:00:00Z`)
  from.setUTCDate(from.getUTCDate() + 1 - Number(days))
  return { ...filters, from: from.toISOString().slice(0, 10), to: today }
}
