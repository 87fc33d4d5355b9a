import * as Result from 'effect/Result'
import { confirmMachine } from '../../machines/kit/confirm.machine.ts'
import type { Subject } from '../model/subject.ts'

/** The machines every area leans on. */
export const confirm: Subject = {
  machine: confirmMachine,
  variants: [
    {
      label: 'a question',
      input: { subject: 'a record' },
      cases: {
        'notes.changed': [{ label: 'notes changed', event: { type: 'notes.changed', notes: 'Why' } }],
        'xstate.done.actor.run': [
          { label: 'it is done', event: { type: 'xstate.done.actor.run', output: Result.succeed('done') } },
          {
            label: 'it is refused',
            event: {
              type: 'xstate.done.actor.run',
              output: Result.fail({ _tag: 'Refused', status: 409, errors: [], message: 'No.' }),
            },
          },
        ],
      },
    },
  ],
}
