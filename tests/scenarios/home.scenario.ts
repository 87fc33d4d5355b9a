import type { ToDoDone } from '../../src/domain/home/nouns.ts'
import { pathTo } from '../../src/domain/session/places.ts'
import { feedbackMachine } from '../../src/machines/home/feedback.machine.ts'
import { toDoMachine } from '../../src/machines/home/toDo.machine.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { feedbackAt, idAt } from './feedbackInbox.scenario.ts'
import { answers, anyFailure, ends, says } from './outcomes.ts'

export const feedback: Scenario = {
  machine: feedbackMachine,
  variants: [
    {
      label: 'the feedback page',
      input: { version: '1' },
      cases: {
        ...says('page.opened', { 'from another page': { about: pathTo('employees') } }),
        ...says('draft.changed', {
          'a message': { change: { message: 'An idea' } },
          'more than fits': { change: { message: 'x'.repeat(4001) } },
          nothing: { change: { message: '' } },
        }),
        ...says('sending.asked', { 'it is pressed': { id: idAt(1) } }),
        ...answers('sendFeedback', { 'it is sent': feedbackAt(1) }, anyFailure),
      },
      project: ({ context: { draft, isOpen } }) => [Math.min(draft.message.length, 4001), isOpen],
    },
  ],
}

/** A policy that waits for Eve in the demo of the walks. */
export const dutyToAgree = {
  type: 'hrDocumentAgreement',
  id: '00000000-0000-4000-8000-000000000018' as ToDoDone['id'],
  title: 'Policy to agree to',
  detail: 'Lone working',
  dueUtc: null,
  version: 2,
} as const

export const toDo: Scenario = {
  machine: toDoMachine,
  variants: [
    {
      label: 'a policy that waits',
      cases: {
        ...says('act.asked', { 'the policy is agreed to': { item: dutyToAgree } }),
        ...says('snooze.asked', {
          'for a week': { item: dutyToAgree, until: '2026-12-05' },
          'it is brought back': { item: dutyToAgree, until: null },
        }),
        ...ends('confirmation', {
          'confirmed and done': { confirmed: true, answer: undefined },
          cancelled: { confirmed: false, answer: undefined },
        }),
        ...answers('snooze', { 'it is kept': undefined }, anyFailure),
      },
      project: ({ context: { snoozed } }) => [snoozed?.until ?? null],
    },
  ],
}
