import type { Messages } from '@coverwright/core/text/text'

type Load = () => Promise<Messages>

const together =
  (...parts: readonly Load[]): Load =>
  async () =>
    Object.assign({}, ...(await Promise.all(parts.map((load) => load()))))

const additionalCoverage: Load = async () =>
  (await import('./en-US/lines/additional-coverage.ts')).additionalCoverageTexts
const attorneys: Load = async () => (await import('./en-US/lines/attorneys.ts')).attorneysTexts
const ca: Load = async () => (await import('./en-US/lines/ca.ts')).caTexts
const cl: Load = async () => (await import('./en-US/lines/cl.ts')).clTexts
const cp: Load = async () => (await import('./en-US/lines/cp.ts')).cpTexts
const dayCare: Load = async () => (await import('./en-US/lines/day-care.ts')).dayCareTexts
const directors: Load = async () => (await import('./en-US/lines/do.ts')).directorsTexts
const eo: Load = async () => (await import('./en-US/lines/eo.ts')).eoTexts
const epli: Load = async () => (await import('./en-US/lines/epli.ts')).epliTexts
const fid: Load = async () => (await import('./en-US/lines/fid.ts')).fidTexts
const landlord: Load = async () => (await import('./en-US/lines/landlord.ts')).landlordTexts
const locations: Load = async () => (await import('./en-US/lines/locations.ts')).locationsTexts
const ml: Load = async () => (await import('./en-US/lines/ml.ts')).mlTexts
const peopleInCare: Load = async () => (await import('./en-US/lines/people-in-care.ts')).peopleInCareTexts
const pl: Load = async () => (await import('./en-US/lines/pl.ts')).plTexts
const pollution: Load = async () => (await import('./en-US/lines/pollution.ts')).pollutionTexts
const product: Load = async () => (await import('./en-US/lines/product.ts')).productTexts
const recommendations: Load = async () => (await import('./en-US/lines/recommendations.ts')).recommendationsTexts
const renewalPages: Load = async () => (await import('./en-US/renewal-pages.ts')).renewalPages
const renewals: Load = together(async () => (await import('./en-US/renewals.ts')).renewalsTexts, renewalPages)
const se: Load = async () => (await import('./en-US/lines/se.ts')).seTexts
const umb: Load = async () => (await import('./en-US/lines/umb.ts')).umbTexts
const wc: Load = async () => (await import('./en-US/lines/wc.ts')).wcTexts
const professional = together(pl, attorneys)
const homes = together(landlord, locations)
const employment = together(epli, wc)
const renewalOfLawFirm = together(renewals, attorneys)
const renewalOfPractice = together(renewals, pl)
const errorsAndOmissions = together(eo, pl)

/** The texts of a section's pages, by its id; a browser fetches them with the first quote that visits the section. */
export const enUsLines: Readonly<Record<string, Load>> = {
  additionalCoverage,
  addedCoverage: locations,
  ca,
  childDayCare: dayCare,
  cl,
  cp,
  do: directors,
  eo: errorsAndOmissions,
  epli: employment,
  fid,
  landlord: homes,
  locations,
  ml,
  peopleInCare,
  pl: professional,
  pl_general: professional,
  pollution,
  product,
  recommendations,
  se,
  umb,
  wc,
  wc_general: wc,
  // Renewals with a flow of their own.
  hc_census: renewalOfPractice,
  renewal_attorneys: renewalOfLawFirm,
  renewal_done: renewals,
  renewal_info: renewals,
  renewal_location: renewalOfLawFirm,
  renewal_of_counsel: renewalOfLawFirm,
  renewal_practice_areas: renewalOfLawFirm,
  renewal_referral: renewals,
  renewal_signature: renewals,
  renewal_underwriting: renewalOfLawFirm,
}
