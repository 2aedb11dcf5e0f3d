import type { CoverageNotes, CoverageQuestion } from '../coverage-note.ts'
import { employersMustInsure } from './employers-must-insure.ts'

export const coverageNotes: CoverageNotes = {
  gl: {
    picture: 'visitor',
    pays: 'injuries of visitors, damage to others’ property, and your lawyer.',
    leavesOut: 'your own property, your employees, or faults in advice.',
    examples: {
      food: 'A guest slips on a wet floor, or breaks a tooth on what you serve.',
      retail: 'A shopper trips over a box, or a shelf falls on them.',
      construction: 'You damage a client’s wall, or a passer-by trips over your hose.',
      'building-services': 'A bucket of water tips over on a client’s wooden floor.',
      'personal-care': 'A client slips on the way to the chair, or a coat is spoiled.',
      health: 'A patient falls in the waiting room.',
      recreation: 'A visitor trips over a mat.',
      'care-education': 'A parent slips at the entrance.',
      lodging: 'A guest falls on the stairs.',
      professional: 'A visitor trips over a cable in your office.',
      finance: 'A visitor trips over a cable in your office.',
      technology: 'A visitor trips over a cable in your office.',
      media: 'A visitor trips over a cable in your office.',
      'real-estate': 'A visitor trips over a cable in your office.',
    },
  },
  bop: {
    picture: 'shop',
    pays: 'the same as general liability; building, stock and equipment after fire or theft; and lost income.',
    leavesOut: 'employees hurt at work, vehicles, floods or earthquakes.',
    examples: {
      food: 'A kitchen fire: equipment and food are lost, and you close for weeks.',
      retail: 'A pipe bursts over the stock, and the shop is closed for a week.',
      'personal-care': 'A fire in the salon: chairs, mirrors and weeks of income are lost.',
      professional: 'The office is broken into and laptops are gone, or a visitor trips over a cable.',
      finance: 'The office is broken into and laptops are gone, or a visitor trips over a cable.',
      technology: 'The office is broken into and laptops are gone, or a visitor trips over a cable.',
      media: 'The office is broken into and laptops are gone, or a visitor trips over a cable.',
      'real-estate': 'The office is broken into and laptops are gone, or a visitor trips over a cable.',
    },
  },
  wc: {
    picture: 'injury',
    pays: 'doctors and lost wages of employees hurt or made ill by work.',
    leavesOut: 'visitors, or owners who left themselves out.',
    required: employersMustInsure,
    examples: {
      food: 'A cook is burned at the stove.',
      retail: 'A clerk hurts their back lifting boxes.',
      construction: 'A worker falls from a ladder.',
      'building-services': 'A cleaner slips on the stairs.',
      'personal-care': 'A stylist slips on a wet floor.',
      manufacturing: 'A hand is caught in a machine.',
      professional: 'An employee falls on the stairs of the office.',
      finance: 'An employee falls on the stairs of the office.',
      technology: 'An employee falls on the stairs of the office.',
      media: 'An employee falls on the stairs of the office.',
      'real-estate': 'An employee falls on the stairs of the office.',
    },
  },
  pl: {
    picture: 'advice',
    pays: 'your lawyer, and the damages when a client says your work cost them money.',
    leavesOut: 'injuries, damaged things, or harm done on purpose.',
  },
  eo: {
    picture: 'mistake',
    pays: 'claims over mistakes, missed deadlines and services that were not delivered.',
    leavesOut: 'injuries, damaged things, or harm done on purpose.',
  },
  ca: {
    picture: 'vehicle',
    pays: 'injuries and damage that your vehicles cause, and repairs of your own if you choose them.',
    leavesOut: 'tools and goods in the vehicle.',
  },
  cp: {
    picture: 'building',
    pays: 'your building, equipment and stock after fire, theft or storm.',
    leavesOut: 'injuries of others, floods, or wear and tear.',
  },
  cl: {
    picture: 'data',
    pays: 'experts, lawyers, restored data and lost sales after an attack.',
    leavesOut: 'broken devices, or better systems than before.',
    examples: {
      food: 'The register is locked for ransom, or guests’ card data is stolen.',
      retail: 'The register is locked for ransom, or customers’ card data is stolen.',
      health: 'Patients’ records are stolen.',
      professional: 'A forged invoice is paid, or clients’ files are stolen.',
      finance: 'A forged invoice is paid, or clients’ files are stolen.',
      technology: 'A forged invoice is paid, or clients’ files are stolen.',
      media: 'A forged invoice is paid, or clients’ files are stolen.',
      'real-estate': 'A forged invoice is paid, or clients’ files are stolen.',
    },
  },
  umb: {
    picture: 'umbrella',
    pays: 'what a claim costs beyond the limit of the liability policies below it.',
    leavesOut: 'your own property, or your employees’ injuries.',
  },
  se: {
    picture: 'event',
    pays: 'injuries and damage at one event.',
    leavesOut: 'the rest of the year, or an event called off, unless you add that.',
  },
  do: {
    picture: 'board',
    pays: 'lawyers and damages when the people who run the company are sued.',
    leavesOut: 'fraud, injuries, or damaged things.',
  },
  epli: {
    picture: 'employees',
    pays: 'claims of employees over firing, discrimination or harassment.',
    leavesOut: 'injuries at work, or wages that you owe.',
  },
  fid: {
    picture: 'savings',
    pays: 'claims over how a benefit or retirement plan was run.',
    leavesOut: 'money stolen from the plan: a fidelity bond pays for that.',
  },
  pollution: {
    picture: 'spill',
    pays: 'clean-up and claims after spills or fumes from your work.',
    leavesOut: 'pollution that you knew of before.',
  },
  product: {
    picture: 'product',
    pays: 'injuries and damage caused by what you make, import or sell.',
    leavesOut: 'replacing the product itself, or calling it back.',
  },
  landlord: {
    picture: 'home',
    pays: 'the rented building, lost rent, and injuries of tenants and visitors.',
    leavesOut: 'the tenants’ own belongings.',
  },
  breach: {
    picture: 'data',
    pays: 'lawyers, letters and experts after records are lost or stolen.',
    leavesOut: 'ransom, lost sales or stolen money.',
  },
  other: {
    picture: 'question',
    pays: 'what you and the advisor agree on with an insurer.',
    leavesOut: 'anything before an insurer has confirmed it.',
  },
  equipment: {
    picture: 'tools',
    pays: 'tools and machines, at the job and on the way.',
    leavesOut: 'wear and tear, or injuries.',
  },
}

export const coverageQuestions: readonly CoverageQuestion[] = [
  {
    question: 'Do you have equipment, stock or a building that a fire or a thief could take?',
    lines: ['bop', 'cp'],
    reason: 'A fire or a thief could cost you equipment, stock or a building.',
  },
  {
    question: 'Do clients rely on your advice, designs or calculations?',
    lines: ['pl', 'eo'],
    reason: 'A mistake in your advice could cost a client money.',
  },
  {
    question: 'Do you keep customers’ data, or need computers to stay open?',
    lines: ['cl', 'breach'],
    reason: 'An attack could expose customers’ data, or stop your work.',
  },
]
