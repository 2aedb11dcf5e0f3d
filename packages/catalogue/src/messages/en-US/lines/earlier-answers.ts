/** Advisory notes that compare an answer with earlier ones, where only these lines ask for both. */
export const earlierAnswersTexts = {
  'said.notInsured': 'On “{page}” you said that none of the insurance you picked is in force today.',
  'said.noEmployees': 'You said no employees on “{page}”. Answer Yes if that will change.',
  'said.vehicles.one': 'You said {count} vehicle or trailer on “{page}”.',
  'said.vehicles.other': 'You said {count} vehicles and trailers on “{page}”.',
  'said.vehiclesListed.one':
    'Listed here: {listed}. On “{page}” you said {count} vehicle or trailer. An employee’s own car need not be listed.',
  'said.vehiclesListed.other':
    'Listed here: {listed}. On “{page}” you said {count} vehicles and trailers. Employees’ own cars need not be listed.',
  'said.subcontractorsAboveRevenue': 'That is more than your revenue of {sum}. Is that right?',
  'said.vehiclesForPeople': 'You said that {people} people work there. Is that many vehicles right?',
  'said.costOfArea': 'That is {each} for each square foot. Is that right?',
  'said.floorOfArea': 'That is {each} square feet for each floor. Is that right?',
  'said.ageOfRoof': 'That roof would be {years} years old. Is that right?',
  'said.contentsOfRevenue': 'That is more than ten times your revenue of {sum}. Is that right?',
  'said.licensedAtAge': 'They would have been licensed at age {age}. Is that right?',
  'said.driversForVehicles':
    'You listed {vehicles} vehicles and {drivers} of their drivers. Does nobody else drive them?',
  'said.noVehicles': 'You said on “{page}” that you use no vehicles for work.',
  'said.wcPayroll': 'Employees listed: {people}, payroll {listed}. On “{page}” you said {employees} and {sum}.',
  'said.locationEmployees': 'Employees at all locations: {listed}. On “{page}” you said {whole}.',
  'said.locationPayroll': 'Payroll at all locations: {listed}. On “{page}” you said {whole}.',
  'said.locationRevenue': 'Revenue at all locations: {listed}. On “{page}” you said {whole}.',
  'said.stores': 'Listed here: {listed}. On “{page}” you said {count} stores.',
  'said.injury': 'On “{page}” you listed an injured employee.',
  'said.gap.one': 'You are not insured on the {count} day between this date and the start you chose on “{page}”.',
  'said.gap.other': 'You are not insured on the {count} days between this date and the start you chose on “{page}”.',
  'said.overlap.one':
    'You would pay twice for {count} day: the new insurance starts before this date. See the start on “{page}”.',
  'said.overlap.other':
    'You would pay twice for {count} days: the new insurance starts before this date. See the start on “{page}”.',
  'said.filingWithoutNumber':
    'You said on “{page}” that you have no USDOT number. The FMCSA keeps filings under that number only.',
  'said.lowForHire': 'On “{page}” you chose hauling for pay. Between states federal law asks for {least} or more.',
  'said.notForHire': 'You did not choose hauling other people’s goods for pay on “{page}”.',
  'said.disabilityHawaii':
    'Employers in Hawaii also need temporary disability insurance and a health plan. This policy leaves both out; ask your advisor.',
  'said.officersCalifornia':
    'California lets you leave out an officer who holds 10% or more; 1% is enough if a close relative holds 10%.',
  'said.started': 'You said on “{page}” that the business started in {year}.',
  'said.lapse.one':
    'The start you chose on “{page}” is {count} day later. One day without a policy can leave your past work uninsured.',
  'said.lapse.other':
    'The start you chose on “{page}” is {count} days later. One day without a policy can leave your past work uninsured.',
  'said.average': 'The average you entered above is higher: {sum}.',
  'said.hoursEach': 'That is {hours} hours a year for each of them.',
  'said.leasesNobody': 'You said under “{page}” that you lease no employees.',
  'said.noSubcontractors': 'You said on “{page}” that you pay no subcontractors.',
  'said.planType': 'You did not choose this kind on “{page}”.',
} as const
