import type { Region } from '../country.ts'

const codes = (letter: string, numbers: string): readonly string[] => [letter, ...numbers.split(' ')]

/**
 * The provinces, by the letter that a full postal code (CPA) begins with, and by how the older four digits begin: the
 * longest beginning counts, so that a town beyond its province’s own hundreds is named by itself. Every hundred falls
 * in some province. To be checked against the postal service’s list before real use.
 */
export const regions: readonly Region[] = [
  { code: 'AR-C', name: 'Ciudad Autónoma de Buenos Aires', postalCodes: codes('C', '10 11 12 13 14 15') },
  {
    code: 'AR-B',
    name: 'Buenos Aires',
    postalCodes: codes('B', '16 17 18 19 27 28 29 60 61 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 8504'),
  },
  { code: 'AR-K', name: 'Catamarca', postalCodes: codes('K', '47 48 49 5260 5315 5340') },
  { code: 'AR-H', name: 'Chaco', postalCodes: codes('H', '35 37') },
  { code: 'AR-U', name: 'Chubut', postalCodes: codes('U', '90 91 92') },
  {
    code: 'AR-X',
    name: 'Córdoba',
    postalCodes: codes('X', '24 255 256 257 258 259 2645 265 266 267 268 50 51 52 58 59'),
  },
  { code: 'AR-W', name: 'Corrientes', postalCodes: codes('W', '34 323 3340 3342') },
  { code: 'AR-E', name: 'Entre Ríos', postalCodes: codes('E', '282 283 284 285 31 32') },
  { code: 'AR-P', name: 'Formosa', postalCodes: codes('P', '36 39') },
  { code: 'AR-Y', name: 'Jujuy', postalCodes: codes('Y', '46 4500 4512') },
  { code: 'AR-L', name: 'La Pampa', postalCodes: codes('L', '62 63 82') },
  { code: 'AR-F', name: 'La Rioja', postalCodes: codes('F', '53 5275') },
  { code: 'AR-M', name: 'Mendoza', postalCodes: codes('M', '55 56') },
  { code: 'AR-N', name: 'Misiones', postalCodes: codes('N', '33') },
  { code: 'AR-Q', name: 'Neuquén', postalCodes: codes('Q', '83') },
  {
    code: 'AR-R',
    name: 'Río Negro',
    postalCodes: codes('R', '8303 8307 8324 8326 8328 8332 8333 8334 8336 836 84 85 86 87 88 89'),
  },
  { code: 'AR-A', name: 'Salta', postalCodes: codes('A', '44 45') },
  { code: 'AR-J', name: 'San Juan', postalCodes: codes('J', '54') },
  { code: 'AR-D', name: 'San Luis', postalCodes: codes('D', '57 5881 5883') },
  { code: 'AR-Z', name: 'Santa Cruz', postalCodes: codes('Z', '9011 9015 9040 9050 93 94 95 96 97 98 99') },
  {
    code: 'AR-S',
    name: 'Santa Fe',
    postalCodes: codes('S', '20 21 22 23 25 26 2918 2919 30 355 356 357 358'),
  },
  { code: 'AR-G', name: 'Santiago del Estero', postalCodes: codes('G', '38 42 43 3736 374 375 376') },
  { code: 'AR-V', name: 'Tierra del Fuego', postalCodes: codes('V', '9410 9411 942') },
  { code: 'AR-T', name: 'Tucumán', postalCodes: codes('T', '40 41') },
]
