/** Advisory notes that compare an answer with earlier ones. */
export const earlierAnswers = {
  'said.employees.one': 'En “{page}” indicó {count} empleado.',
  'said.employees.other': 'En “{page}” indicó {count} empleados.',
  'said.payroll': 'En “{page}” indicó {sum} en salarios.',
  'said.noLosses': 'En “{page}” indicó que no ha tenido siniestros ni reclamaciones en los últimos cinco años.',
  'said.payrollWithoutEmployees': 'Indicó {sum} en salarios, pero ningún empleado. ¿Es correcto?',
  'said.employeesWithoutPayroll.one': 'Indicó {count} empleado, pero ningún salario. ¿Es correcto?',
  'said.employeesWithoutPayroll.other': 'Indicó {count} empleados, pero ningún salario. ¿Es correcto?',
  'said.payEach': 'Son {each} de salario al año por cada empleado a jornada completa. ¿Es correcto?',
  'said.revenueEach': 'Son {each} de facturación al año por persona. ¿Es correcto?',
  'said.payAboveRevenue': 'Los salarios, {sum}, superan lo que factura. ¿Es correcto?',
  'said.beforeBusinessBegan': 'Indicó que el negocio empezó en {year}. ¿Es correcta esta fecha?',
  'said.claimTwice': 'Dos de estos siniestros son iguales. ¿Ocurrieron los dos?',
} as const
