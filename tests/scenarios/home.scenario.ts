import { pathTo } from '../../src/domain/session/places.ts'
import { feedbackMachine } from '../../src/machines/home/feedback.machine.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { feedbackAt, idAt } from './feedbackInbox.scenario.ts'
import { answers, anyFailure, says } from './outcomes.ts'

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
