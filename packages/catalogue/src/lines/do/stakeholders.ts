import { not, yes } from '@coverwright/core/rules/rule'
import { derivation, entriesAt, initialFrom } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { nameText, openedBy } from '../line-page.ts'
import { withoutOwners } from '../without-owners.ts'

const answers = 'directors_and_officers'
const inner = (list: string, name: string) => `${answers}.${list}.${name}`
const hasSubsidiaries = openedBy(`${answers}.has_subsidiaries`, yes(`${answers}.has_subsidiaries`))

const stakeholder = [
  field('name', 'text', { width: 3, checks: nameText }, inner('stakeholders', 'name')),
  field(
    'role',
    'select',
    { width: 3, options: ['director', 'officer', 'both', 'owner', 'investor'] },
    inner('stakeholders', 'role'),
  ),
  field(
    'voting_percent',
    'percent',
    { hint: true, width: 3, visible: not(withoutOwners) },
    inner('stakeholders', 'voting_percent'),
  ),
]

const subsidiary = [
  field('name', 'text', { width: 3, checks: nameText }, inner('subsidiaries', 'name')),
  field(
    'state',
    'select',
    { hint: true, width: 3, optional: true, optionsFrom: 'state' },
    inner('subsidiaries', 'state'),
  ),
  field(
    'owned_percent',
    'percent',
    { width: 3, checks: [{ rule: 'isMoreThan', than: 0 }] },
    inner('subsidiaries', 'owned_percent'),
  ),
  field('activity', 'text', { width: 3, checks: nameText }, inner('subsidiaries', 'activity')),
]

/** Owners entered for workers’ compensation, if that came first; else the applicant, who often leads the company. */
const knownBefore = derivation(
  'the owners named before, or the contact',
  ['wc.owners', 'contact_first_name', 'contact_last_name'],
  (view) => {
    const owners = entriesAt(view.get('wc.owners')).map(({ name, share }) => ({ name, voting_percent: share }))
    const contact = ['contact_first_name', 'contact_last_name'].flatMap((path) => view.get(path) || []).join(' ')
    return owners.length > 0 || !contact ? owners : [{ name: contact }]
  },
)

/** Who runs the company, who owns it, and what it owns. */
export const stakeholders = [
  field(`${answers}.ownership`, 'select', {
    hint: true,
    visible: not(withoutOwners),
    options: ['founders', 'private_equity', 'parent', 'employees', 'members', 'public'],
  }),
  field(`${answers}.stakeholders`, 'repeat', {
    entry: true,
    hint: true,
    why: true,
    fields: stakeholder,
    initial: initialFrom(knownBefore, 'step.contact.label'),
    minItems: 1,
    maxItems: 25,
    checks: [{ rule: 'totalIsLessThanOrEqual', of: 'voting_percent', than: 100 }],
  }),
  field(`${answers}.has_subsidiaries`, 'yes_no', { hint: true, fact: 'business.subsidiaries' }),
  field(`${answers}.subsidiaries`, 'repeat', {
    entry: true,
    ...hasSubsidiaries,
    fields: subsidiary,
    minItems: 1,
    maxItems: 10,
  }),
]
