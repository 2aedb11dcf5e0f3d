import type { Region } from '../country.ts'

const district = (code: string, name: string, ...postalCodes: readonly string[]): Region => ({
  code: `PT-${code}`,
  name,
  postalCodes,
})

/**
 * The eighteen districts and the two autonomous regions, by the first digits of the postal code. Codes follow postal
 * routes, so some cross a district's border: longer beginnings are places beyond it, and a single digit covers
 * unassigned codes.
 */
export const regions: readonly Region[] = [
  district('01', 'Aveiro', '305', '37', '38', '450', '452', '453', '454', '455'),
  district('02', 'Beja', '76', '77', '78', '79'),
  district('03', 'Braga', '47', '48'),
  district('04', 'Bragança', '514', '516', '517', '518', '52', '53'),
  district('05', 'Castelo Branco', '6', '60', '61', '62'),
  district('06', 'Coimbra', '3', '30', '31', '32', '33', '34'),
  district('07', 'Évora', '7', '70', '71', '72', '749'),
  district('08', 'Faro', '8'),
  district('09', 'Guarda', '357', '515', '626', '627', '628', '629', '63', '64'),
  district('10', 'Leiria', '24', '250', '251', '252', '254', '310', '324', '325', '326', '327', '328'),
  district('11', 'Lisboa', '1', '205', '206', '253', '255', '256', '257', '258', '259', '26', '27'),
  district('12', 'Portalegre', '604', '605', '73', '74'),
  district(
    '13',
    'Porto',
    '4',
    '40',
    '41',
    '42',
    '43',
    '44',
    '451',
    '456',
    '457',
    '458',
    '459',
    '46',
    '4745',
    '478',
    '4795',
    '4825',
  ),
  district('14', 'Santarém', '2', '20', '21', '22', '23', '2435', '249', '612'),
  district('15', 'Setúbal', '28', '29', '75'),
  district('16', 'Viana do Castelo', '49'),
  district('17', 'Vila Real', '5', '487', '488', '50', '54'),
  district('18', 'Viseu', '343', '344', '345', '346', '347', '35', '36', '466', '469', '510', '511', '512', '513'),
  district('20', 'Açores', '9', '95', '96', '97', '98', '99'),
  district('30', 'Madeira', '90', '91', '92', '93', '94'),
]
