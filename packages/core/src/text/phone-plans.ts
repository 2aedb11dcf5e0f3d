/** How a country's phone numbers are built: calling code, prefix of calls within the country, number, grouping. */
type Plan = {
  readonly calling: string
  /** Dialled before the number within the country; part of how it is written there. */
  readonly trunk: string
  /** The number without calling code and trunk prefix. */
  readonly national: RegExp
  /** How it is grouped, the first that matches: what is written, in the places of a replacement. */
  readonly groups: readonly (readonly [RegExp, string])[]
  /** What people type that is not part of the number, brought into `national`. */
  readonly tidy?: (digits: string) => string
}

const inThrees: Plan['groups'] = [[/^(...)(...)(...)$/, '$1 $2 $3']]

/**
 * Area codes of Argentina: two digits in Buenos Aires, three in other large cities, else four. A few towns share the
 * beginning of a city's code: their numbers are parted at another place than they would part them.
 */
const area =
  '(11|2(?:2[013]|3[67]|30(?!2)|49|6[01346]|80|9[147-9])|3(?:36|4[1-358]|5[138]|6[24]|7[069]|8[013578])|[23]...)'

/** Source: the numbering plans the six regulators publish with the ITU (E.164 national numbering plans). */
const plans: Readonly<Record<string, Plan>> = {
  FR: {
    calling: '33',
    trunk: '0',
    national: /^[1-9]\d{8}$/,
    groups: [[/^(.)(..)(..)(..)(..)$/, '0$1 $2 $3 $4 $5']],
  },
  ES: { calling: '34', trunk: '', national: /^[5-9]\d{8}$/, groups: inThrees },
  PT: { calling: '351', trunk: '', national: /^[2-9]\d{8}$/, groups: inThrees },
  BR: {
    calling: '55',
    trunk: '0',
    national: /^([1-9][1-9](9\d{8}|[2-5]\d{7})|[358]00\d{7})$/,
    groups: [
      [/^(.00)(...)(....)$/, '0$1 $2 $3'],
      [/^(..)(.+)(....)$/, '($1) $2-$3'],
    ],
  },
  GB: {
    calling: '44',
    trunk: '0',
    national: /^([1-35789]\d{9}|[158]\d{8})$/,
    groups: [
      [/^(2.)(....)(....)$/, '0$1 $2 $3'],
      [/^(11.|1.1|[389]..)(...)(....)$/, '0$1 $2 $3'],
      [/^(800)(.{6})$/, '0$1 $2'],
      [/^(....)(.+)$/, '0$1 $2'],
    ],
  },
  AR: {
    calling: '54',
    trunk: '0',
    // A mobile's 9 stands before the area code from abroad; within the country it is a 15 after it.
    national: /^(9?(11|[23]\d)\d{8}|8[01]0\d{7})$/,
    tidy: (digits) =>
      digits.replace(/^9?(11|[23]\d\d\d?)15(\d{6,8})$/, (all, code: string, rest: string) =>
        code.length + rest.length === 10 ? `9${code}${rest}` : all,
      ),
    groups: [
      [/^(8.0)(...)(....)$/, '0$1-$2-$3'],
      [new RegExp(`^9${area}(.+)(....)$`), '0$1 15-$2-$3'],
      [new RegExp(`^${area}(.+)(....)$`), '0$1 $2-$3'],
    ],
  },
}

/** `+33612345678` for a number of the country as people type it, there or from abroad; undefined for any other. */
export function numberWithin(country: string, typed: string): string | undefined {
  const plan = Object.hasOwn(plans, country) ? plans[country] : undefined
  const bare = typed.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  if (!plan || !/^\+?\d+$/.test(bare)) return undefined
  const { calling, trunk, national, tidy } = plan
  const [digits] = [bare, `+${bare}`]
    // The number as it stands; and, since many leave the + out, as one that begins with the calling code.
    .map((each) => (each.startsWith(`+${calling}`) ? each.slice(calling.length + 1) : each))
    .map((each) => (trunk && each.startsWith(trunk) ? each.slice(trunk.length) : each))
    .map((each) => (tidy ? tidy(each) : each))
    .filter((each) => national.test(each))
  return digits === undefined ? undefined : `+${calling}${digits}`
}

/** A stored number of one of these countries as it is written there; undefined for any other text. */
export function writtenNumber(stored: string): string | undefined {
  for (const { calling, national, groups } of Object.values(plans)) {
    const number = stored.startsWith(`+${calling}`) ? stored.slice(calling.length + 1) : ''
    const group = national.test(number) && groups.find(([pattern]) => pattern.test(number))
    if (group) return number.replace(group[0], group[1])
  }
  return undefined
}
