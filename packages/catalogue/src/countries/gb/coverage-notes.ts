import { any, moreThan } from '@coverwright/core/rules/rule'
import type { CoverageNotes, CoverageQuestion } from '../coverage-note.ts'

/** Required by law of every employer. */
const hasEmployees = any(moreThan('fulltime_employees', 0), moreThan('parttime_employees', 0))

export const coverageNotes: CoverageNotes = {
  gb_pl: {
    picture: 'visitor',
    pays: 'injuries and damage to others from your work, premises or products, and your defence.',
    leavesOut: 'your own property, your staff, or faults in advice.',
  },
  gb_el: {
    picture: 'injury',
    pays: 'compensation and legal costs when staff are hurt or made ill by their work.',
    leavesOut: 'injuries of customers, or sick pay.',
    required: hasEmployees,
  },
  gb_pi: {
    picture: 'advice',
    pays: 'your defence, and the compensation when a client says your work cost them money.',
    leavesOut: 'injuries, damaged things, or harm done on purpose.',
  },
  gb_prop: {
    picture: 'shop',
    pays: 'your contents, stock and buildings, and income lost after damage to them.',
    leavesOut: 'wear and tear, or injuries of others.',
  },
  gb_cyber: {
    picture: 'data',
    pays: 'experts, restored data, and sales lost after an attack.',
    leavesOut: 'broken devices, or better systems than you had.',
  },
  gb_fleet: {
    picture: 'vehicle',
    pays: 'injuries and damage your vehicles cause, and repairs of your own if you choose them.',
    leavesOut: 'goods and tools in the vehicle.',
  },
}

export const coverageQuestions: readonly CoverageQuestion[] = [
  {
    question: 'Do you have equipment, stock or premises that a fire or a thief could take?',
    lines: ['gb_prop'],
    reason: 'A fire or a thief could cost you equipment, stock or your premises.',
  },
  {
    question: 'Do clients rely on your advice, designs or calculations?',
    lines: ['gb_pi'],
    reason: 'A mistake in your advice could cost a client money.',
  },
  {
    question: 'Do you keep customers’ data, or need computers to stay open?',
    lines: ['gb_cyber'],
    reason: 'An attack could expose customers’ data, or stop your work.',
  },
]
