/** What kind of loss a claim was. */
export const claimKinds = ['liability', 'property', 'auto', 'injury', 'other'] as const

type ClaimKind = (typeof claimKinds)[number]

/**
 * The kinds of past claims that are sent to a line’s carriers and rated. A line with none asks about its losses on its
 * own pages, if at all. A line without a row gets every claim.
 */
const ofLine: Readonly<Record<string, readonly ClaimKind[]>> = {
  gl: ['liability', 'other'],
  product: ['liability', 'other'],
  pollution: ['liability', 'other'],
  bop: ['liability', 'property', 'other'],
  landlord: ['liability', 'property', 'other'],
  cp: ['property', 'other'],
  ca: ['auto'],
  umb: claimKinds,
  // Liability towards employees is included where no insurance of its own covers it.
  rc: ['liability', 'injury', 'other'],
  mrp: ['property', 'other'],
  dec: ['liability', 'other'],
  rcp_uber_fr: ['liability', 'auto', 'other'],
  multirriesgo: ['property', 'other'],
  sa_es: ['injury', 'other'],
  rcp_es: ['other'],
  ciber: ['other'],
  ic: ['liability', 'property', 'other'],
  stfijo: ['property', 'other'],
  stmov: ['property', 'other'],
  stcontr: ['liability', 'property', 'other'],
  aa: ['auto'],
  sa: ['injury', 'other'],
  art: [],
  pl: [],
  eo: [],
  cl: [],
  se: [],
  do: [],
  epli: [],
  fid: [],
  gb_pl: ['liability', 'other'],
  gb_prop: ['property', 'other'],
  gb_el: [],
  gb_pi: [],
  gb_cyber: [],
}

const rowOf = (line: string): readonly string[] | undefined => (Object.hasOwn(ofLine, line) ? ofLine[line] : undefined)

/** Whether past claims are sent to the carriers of a line at all. */
export const hearsOfClaims = (line: string): boolean => rowOf(line)?.length !== 0

/** Whether a claim of this kind concerns a line. A claim of unknown kind concerns every line that gets claims. */
export const concerns = (line: string, kind: unknown): boolean =>
  hearsOfClaims(line) && (typeof kind !== 'string' || (rowOf(line)?.includes(kind) ?? true))
