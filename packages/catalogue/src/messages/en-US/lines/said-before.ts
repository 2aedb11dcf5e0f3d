/** What earlier answers say about one that is being given, where only these lines ask for both. */
export const saidBeforeTexts = {
  'said.notInsured': 'On “{page}” you said that none of the insurance you picked is in force today.',
  'said.noEmployees': 'You said no employees on “{page}”. Answer Yes if that will change.',
  'said.vehicles.one': 'You said {count} vehicle or trailer on “{page}”.',
  'said.vehicles.other': 'You said {count} vehicles and trailers on “{page}”.',
  'said.vehiclesListed.one':
    'Listed here: {listed}. On “{page}” you said {count} vehicle or trailer. An employee’s own car need not be listed.',
  'said.vehiclesListed.other':
    'Listed here: {listed}. On “{page}” you said {count} vehicles and trailers. Employees’ own cars need not be listed.',
  'said.noVehicles': 'You said on “{page}” that you use no vehicles for work.',
  'said.wcPayroll': 'Employees listed: {people}, payroll {listed}. On “{page}” you said {employees} and {sum}.',
  'said.locationEmployees': 'Employees at all locations: {listed}. On “{page}” you said {whole}.',
  'said.locationPayroll': 'Payroll of all locations: {listed}. On “{page}” you said {whole}.',
  'said.locationRevenue': 'Revenue of all locations: {listed}. On “{page}” you said {whole}.',
  'said.stores': 'Listed here: {listed}. On “{page}” you said {count} stores.',
  'said.injury': 'On “{page}” you listed an injured employee.',
  'said.started': 'You said on “{page}” that the business started in {year}.',
  'said.gap':
    'On “{page}” the new policy starts later than that. A single day between the two can cost you the insurance of past work.',
  'said.overlap':
    'On “{page}” the new policy starts before that. Let it start on the day this one ends, or you pay twice.',
  'said.average': 'The average you gave above is more: {sum}.',
  'said.hoursEach': 'That is {hours} hours a year for each of them.',
  'said.leasesNobody': 'You said under “{page}” that you lease no employees.',
  'said.noSubcontractors': 'You said on “{page}” that you pay no subcontractors.',
  'said.planType': 'You did not choose this kind on “{page}”.',
} as const
