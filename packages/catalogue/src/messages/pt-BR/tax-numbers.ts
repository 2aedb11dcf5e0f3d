/** Why another country's tax or company number is rejected and how to fix it. */
export const taxNumbers = {
  'validationError.taxNumber.siren': 'Informe os nove dígitos do SIREN, como no extrato Kbis',
  'validationError.taxNumber.siret': 'Informe os 14 dígitos do SIRET: o SIREN e cinco dígitos do local',
  'validationError.taxNumber.nif_es': 'Informe o NIF, NIE ou CIF com a letra, como B12345674 ou 54362315K',
  'validationError.taxNumber.cuit': 'Informe os 11 dígitos do CUIT, como 30-50001091-2',
  'validationError.taxNumber.nif_pt': 'Informe os nove dígitos do NIF ou do NIPC',
  'validationError.taxNumber.cnpj':
    'Informe os 14 dígitos ou letras do CNPJ, como 12.ABC.345/01DE-35. Confira cada um no cartão CNPJ',
  'validationError.taxNumber.cpf': 'Informe os 11 dígitos do CPF e confira cada um',
  'validationError.taxNumber.cnpj_or_cpf':
    'Informe os 14 dígitos ou letras do CNPJ, ou os 11 dígitos do CPF, e confira cada um',
  'validationError.taxNumber.utr': 'Informe os 10 dígitos da referência fiscal (UTR), como nas cartas do HMRC',
  'validationError.taxNumber.company_number_uk':
    'Informe o número da Companies House: oito dígitos, com zeros à esquerda, ou duas letras e seis dígitos',
  'validationError.taxNumber.vat_uk': 'Informe os nove dígitos do número de VAT, com ou sem GB na frente',
  'validationError.isPayeReference':
    'Informe a referência PAYE do empregador: três dígitos, uma barra e o que vem depois, como 123/AB456',
} as const
