import { expect, test } from 'vitest'
import { reminderQuestion } from '../../../src/machines/policies/reminding.ts'
import { aPolicy } from '../../fixtures/policies.ts'

test.each([
  [2, 2, 'Remind 2 people', 'Everyone overdue on Heat gets an email with a link.'],
  [
    3,
    2,
    'Remind 2 people',
    '1 person was already reminded today or has no email address. Everyone else overdue on Heat gets an email with a link.',
  ],
  [
    3,
    1,
    'Remind 1 person',
    '2 people were already reminded today or have no email address. The other person overdue on Heat gets an email with a link.',
  ],
])('of %i who are late %i are reminded, as the question says', (late, toRemind, title, text) => {
  expect(
    reminderQuestion(
      { id: aPolicy().id, title: 'Heat' },
      { counts: { agreed: 0, owed: 0, outdated: 0, late }, toRemind },
    ),
  ).toMatchObject({
    title,
    text,
    confirmLabel: title,
  })
})
