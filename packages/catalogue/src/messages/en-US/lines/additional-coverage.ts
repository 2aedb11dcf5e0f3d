export const additionalCoverageTexts = {
  'section.additionalCoverage': 'Extra coverage',
  'step.additional-coverage.label': 'Extra coverage',
  'step.additional-coverage.title': 'What would you like to add?',
  'step.additional-coverage.lede': 'Each insurer gets the same list, and decides what it offers and at what price.',
  'field.additional.hired_auto.label': 'Cover accidents in rented cars and employees’ own cars?',
  'field.additional.hired_auto.statement': 'Accidents in rented cars and employees’ own cars',
  'field.additional.hired_auto.hint':
    'Policies call it hired and non-owned auto. It pays people your business hurts, not the damage to the car itself.',
  'field.additional.hired_auto.why':
    'When an employee causes a crash on an errand for you, your business can be sued too.',
  'field.additional.hired_cost.label': 'What do you pay for rented vehicles in a year?',
  'field.additional.hired_cost.hint': 'Cars on business trips count. Enter 0 if you rent none.',
  'field.additional.employee_driving.label': 'How often do employees drive their own cars for you?',
  'field.additional.employee_driving.hint': 'Trips to a supplier or the bank count. Driving to and from work does not.',
  'field.additional.employee_driving.option.never': 'Never',
  'field.additional.employee_driving.option.monthly': 'Less than once a week',
  'field.additional.employee_driving.option.weekly': '1 to 4 days a week',
  'field.additional.employee_driving.option.daily': '5 days or more',
  'field.additional.liquor.label': 'Cover claims over alcohol you sell or serve?',
  'field.additional.liquor.statement': 'Claims over alcohol you sell or serve',
  'field.additional.liquor.hint':
    'Policies call it liquor liability. Many states and landlords require it of bars and restaurants.',
  'field.additional.liquor.why':
    'General liability does not cover harm done by a guest you served, if serving alcohol is your business.',
  'field.additional.alcohol_share.label': 'In the next 12 months, what percent of your sales will be alcohol?',
  'field.additional.alcohol_share.hint': 'Beer, wine and spirits together.',
  'field.additional.stop_gap.label': 'Cover suits of employees over injuries at work?',
  'field.additional.stop_gap.statement': 'Suits of employees over injuries at work',
  'field.additional.stop_gap.hint':
    'Policies call it stop gap employers’ liability. Your state’s fund pays for the injury, not for a suit against you.',
  'field.additional.stop_gap.why':
    'In other states this comes with workers’ compensation. Where only the state’s fund sells that, it is added to general liability.',
  'field.additional.dishonesty.label': 'Cover money and goods stolen by your employees?',
  'field.additional.dishonesty.statement': 'Money and goods stolen by your employees',
  'field.additional.dishonesty.hint':
    'Policies call it employee dishonesty. Theft by customers and burglars is property insurance.',
  'field.additional.dishonesty_limit.label': 'How much for one theft?',
  'field.additional.dishonesty_limit.hint': 'Think of the most that one person could take before you notice.',
  'field.additional.dishonesty_limit.option.10000': '$10,000',
  'field.additional.dishonesty_limit.option.25000': '$25,000',
  'field.additional.dishonesty_limit.option.50000': '$50,000',
  'field.additional.dishonesty_limit.option.100000': '$100,000',
  'field.additional.breakdown.label': 'Cover equipment that breaks down?',
  'field.additional.breakdown.statement': 'Equipment that breaks down',
  'field.additional.breakdown.hint':
    'A power surge or a failed motor in ovens, coolers, air conditioning or computers. Wear and tear is not covered.',
  'field.additional.blanket_insured.label': 'Cover clients and landlords whom a contract makes you add to your policy?',
  'field.additional.blanket_insured.statement': 'Clients and landlords a contract makes you add',
  'field.additional.blanket_insured.hint':
    'A blanket additional insured endorsement: everyone a contract names is added, without a list.',
  'field.additional.blanket_insured.why':
    'A certificate that lacks it may keep you off a job or out of a lease. Look for “additional insured”.',
  'field.additional.waiver.label': 'Do contracts make you waive your insurer’s right to recover?',
  'field.additional.waiver.hint': 'Contracts call it a waiver of subrogation.',
  'field.additional.waiver.option.no': 'No',
  'field.additional.waiver.option.some': 'Yes, for some customers',
  'field.additional.waiver.option.all': 'Yes, for all or most',
  'field.additional.terrorism.label': 'Do you want terrorism coverage?',
  'field.additional.terrorism.hint':
    'It pays for loss from an act that the U.S. government certifies as terrorism. It usually adds a little to the price.',
  'field.additional.terrorism.why':
    'Federal law makes insurers offer it and lets you turn it down. Some lenders and leases require it.',
  'field.additional.terrorism.option.accept': 'Yes, include it',
  'field.additional.terrorism.option.reject': 'No, leave it out',
}
