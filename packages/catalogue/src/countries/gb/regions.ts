import type { Region } from '../country.ts'

/** Postcode areas, told apart from a longer area that begins the same by the digit that follows. */
const areas = (names: string): readonly string[] =>
  names.split(' ').flatMap((area) => (area.length === 1 ? [...'0123456789'].map((digit) => area + digit) : [area]))

const region = (code: string, name: string, names: string): Region => ({
  code: `GB-${code}`,
  name,
  postalCodes: areas(names),
})

/**
 * The four countries, with England divided as insurers rate it, by postcode areas. Codes of the English parts are our
 * own; those of the countries are ISO 3166-2. Areas across a border belong where most of their addresses are. The
 * Channel Islands and the Isle of Man are not in the United Kingdom: they have other laws, taxes and insurers.
 */
export const regions: readonly Region[] = [
  region('LDN', 'London', 'E EC N NW SE SW W WC BR CR DA EN HA IG KT RM SM TW UB'),
  region('SE', 'South East', 'BN CT GU HP ME MK OX PO RG RH SL SO TN'),
  region('EE', 'East of England', 'AL CB CM CO IP LU NR PE SG SS WD'),
  region('SW', 'South West', 'BA BH BS DT EX GL PL SN SP TA TQ TR'),
  region('MID', 'Midlands', 'B CV DE DY HR LE LN NG NN ST SY TF WR WS WV'),
  region('NW', 'North West', 'BB BL CA CH CW FY L LA M OL PR SK WA WN'),
  region('NE', 'North East and Yorkshire', 'BD DH DL DN HD HG HU HX LS NE S SR TS WF YO'),
  region('WLS', 'Wales', 'CF LD LL NP SA'),
  region('SCT', 'Scotland', 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'),
  region('NIR', 'Northern Ireland', 'BT'),
]
