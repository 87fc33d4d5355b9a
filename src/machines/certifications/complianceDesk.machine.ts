import { type ActorRefFrom, sendTo, setup } from 'xstate'
import { downloadMachine } from '../kit/download.machine.ts'
import type { Succeeded } from '../kit/recordDialogs.machine.ts'
import { complianceReading } from './employeeCompliance.ts'
import { reminderPauseDialogsMachine, reminderPauseReading } from './reminderPause.ts'

/**
 * The page of what one person owes and holds: that, whether reminders of it wait, the dialogs that pause and resume them,
 * and the evidence on its way to the browser.
 *
 * Rules it keeps: one that breaks begins anew and leaves the others; a pause that was set or ended is read again.
 *
 * Events: `dialog.succeeded` of its own dialogs. Reads: `children.{owed, pause, dialogs, evidence}`. System id: `compliance`,
 * given by the root when the area opens; theirs are `complianceOwed`, `reminderPause`, `reminderPauseDialogs`,
 * `complianceEvidence`.
 */
export const complianceDeskMachine = setup({
  types: {} as {
    events: Succeeded
    children: { owed: 'owed'; pause: 'pause'; dialogs: 'dialogs'; evidence: 'evidence' }
  },
  actors: {
    owed: complianceReading.machine,
    pause: reminderPauseReading.machine,
    dialogs: reminderPauseDialogsMachine,
    evidence: downloadMachine,
  },
  actions: { readPauseAgain: sendTo('pause', { type: 'news.heard' }) },
}).createMachine({
  id: 'complianceDesk',
  type: 'parallel',
  on: { 'dialog.succeeded': { actions: 'readPauseAgain' } },
  states: {
    owing: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'owed',
            src: 'owed',
            systemId: 'complianceOwed',
            onError: { target: 'running', reenter: true },
          },
        },
      },
    },
    pausing: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'pause',
            src: 'pause',
            systemId: 'reminderPause',
            onError: { target: 'running', reenter: true },
          },
        },
      },
    },
    asking: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'dialogs',
            src: 'dialogs',
            systemId: 'reminderPauseDialogs',
            onError: { target: 'running', reenter: true },
          },
        },
      },
    },
    proving: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'evidence',
            src: 'evidence',
            systemId: 'complianceEvidence',
            input: { failure: 'Failed to export the evidence' },
            onError: { target: 'running', reenter: true },
          },
        },
      },
    },
  },
})

export type ComplianceDeskActor = ActorRefFrom<typeof complianceDeskMachine>
