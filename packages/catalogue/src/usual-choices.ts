import type { Field } from '@coverwright/core/model/field'

/**
 * What most businesses choose of what they may choose freely: limits, deductibles and the like, by where the words of the
 * field stand. It is shown, marked as the usual choice, and stands once the page is saved. Facts of the business, and
 * additions that cost extra, have none.
 */
const usual: Readonly<Record<string, string>> = {
  'coverage.liability_limit': '1m_2m',
  'coverage.deductible': '500',
  'coverage.property_deductible': '1000',
  'wc.general.el_limit': '500000',
  'pl.cover.limit': '1000000',
  'pl.cover.aggregate_times': '1',
  'pl.cover.deductible': '1000',
  'cyber.limit': '1000000',
  'cyber.retention': '2500',
  'cyber.waiting_hours': '12',
  'cyber.fraud_limit': '100000',
  'ca.limit': '1000000',
  'ca.uninsured': 'same',
  'ca.medical': '5000',
  'vehicles.deductible': '1000',
  'umbrella.limit': '1000000',
  'umbrella.retention': '10000',
  'directors_and_officers.limit': '1000000',
  'directors_and_officers.retention': '10000',
  'epli.limit': '1000000',
  'epli.retention': '10000',
  'fid.limit': '1000000',
  'fid.retention': '0',
  'product.limit': '1000000',
  'product.deductible': '1000',
  'pollution.limit': '1000000',
  'pollution.retention': '5000',
  'cp.deductible': '1000',
  'cp.storm_deductible': '2',
  'event.limit': '1000000',
  'event.deductible': '500',
  'landlord.liability_limit': '1000000',
  'landlord.medical': '5000',
  'landlord.deductible': '1000',
  'landlord.storm_deductible': '2',
}

/** The initial answer of the field whose texts are under this name, if it has a usual choice. */
export function usualChoice(texts: string): Pick<Field, 'initial'> {
  const value = usual[texts]
  return value === undefined ? {} : { initial: { label: 'the usual choice', reads: [], of: () => value, usual: true } }
}
