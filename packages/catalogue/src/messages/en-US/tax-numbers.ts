/** Why another country's tax or company number is rejected and how to fix it. */
export const taxNumbers = {
  'validationError.taxNumber.siren': 'Enter the nine digits of the SIREN, as on the Kbis extract',
  'validationError.taxNumber.siret': 'Enter the 14 digits of the SIRET: the SIREN and five digits for the place',
  'validationError.taxNumber.nif_es': 'Enter the NIF, NIE or CIF with its letter, such as B12345674 or 54362315K',
  'validationError.taxNumber.cuit': 'Enter the 11 digits of the CUIT, such as 30-50001091-2',
  'validationError.taxNumber.nif_pt': 'Enter the nine digits of the NIF or NIPC',
  'validationError.taxNumber.cnpj': 'Enter the 14 letters and digits of the CNPJ, such as 12.ABC.345/01DE-35',
  'validationError.taxNumber.cpf': 'Enter the 11 digits of the CPF',
  'validationError.taxNumber.cnpj_or_cpf': 'Enter the 14 letters and digits of the CNPJ, or the 11 digits of the CPF',
  'validationError.taxNumber.utr':
    'Enter the 10 digits of the unique taxpayer reference (UTR), as on letters from HMRC',
  'validationError.taxNumber.company_number_uk':
    'Enter the company number of Companies House: eight digits, with zeros in front, or two letters and six digits',
  'validationError.taxNumber.vat_uk': 'Enter the nine digits of the VAT number, with or without GB in front',
  'validationError.isPayeReference':
    'Enter the employer PAYE reference: three digits, a slash and what follows it, such as 123/AB456',
} as const
