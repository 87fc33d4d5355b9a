import { expect, test } from 'vitest'
import { leavingSight, mayKeep } from '../../../src/domain/employees/leaving.ts'
import { leavingLetter } from '../../../src/domain/employees/leavingLetters.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { ava, eve, noor, theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'

test.each([
  ['an admin all of it', theAdmin, eve, 'all'],
  ['a manager the day and the reason', theManager, eve, 'told'],
  ['the person nothing', theEmployee, eve, 'hidden'],
  ['an admin nothing of their own', theAdmin, ava, 'hidden'],
  ['a colleague nothing', theEmployee, noor, 'hidden'],
] as const)('of a planned last day sees %s', (_, actor, of, sight) => {
  expect(leavingSight(actor, of)).toBe(sight)
})

test.each([
  ['an admin', theAdmin, eve, true, null],
  ['an admin, where nothing is planned', theAdmin, eve, false, 'nothingPlanned'],
  ['an admin, of their own', theAdmin, ava, true, 'ownRecord'],
  ['a manager', theManager, eve, true, 'adminOnly'],
] as const)('who may take it back: %s', (_, actor, of, isPlanned, because) => {
  expect(mayKeep(actor, of, isPlanned)).toEqual(because === null ? { allowed: true } : { allowed: false, because })
})

const leaver = { fullName: 'Max Oduya', lastDay: '2026-03-01' }
const sent = { to: 'Ava', locale: standardLocale, link: 'https://hr.example/employees/1' }

test.each([
  [
    { kind: 'otherHeir', heir: 'Noor', chosen: 'Eve' },
    'Max Oduya has left: check who their reports report to',
    'Eve, the new manager you chose for the direct reports of Max Oduya, can no longer take over. They now report to Noor, the next manager above.',
  ],
  [
    { kind: 'noHeir', chosen: null },
    'Max Oduya has left: check who their reports report to',
    'Max Oduya has new direct reports since you planned this, and they have no new manager. There is no active manager above, so they have no manager now. Choose one for each of them.',
  ],
  [
    { kind: 'lastAdmin' },
    'Max Oduya could not leave as planned',
    'They are the last administrator, so their employment has not ended. Make someone else an administrator and it ends the next morning.',
  ],
] as const)('what did not go as planned is told: %j', (deviation, subject, text) => {
  const letter = leavingLetter(leaver, deviation, sent)
  expect(letter.subject).toBe(subject)
  expect(letter.text.split('\n')).toEqual([
    'Hello Ava,',
    '',
    'the last day of Max Oduya was 1st Mar 2026, as planned.',
    '',
    text,
    '',
    sent.link,
  ])
})
