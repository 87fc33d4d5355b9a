import { enqueueActions, setup } from 'xstate'
import { complianceReading } from '../certifications/employeeCompliance.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { downloadOf } from '../kit/download.machine.ts'
import { kept } from '../kit/kept.ts'
import type { Succeeded } from '../kit/recordDialogs.machine.ts'
import { tellChild } from '../kit/tell.ts'
import type { PersonEvidence } from './compliance.ports.ts'
import { reminderPauseDialogsMachine, reminderPauseReading } from './reminderPause.ts'

/**
 * The page of what one person owes and holds: that, whether reminders of it wait, the dialogs that pause and resume them,
 * and the evidence on its way to the browser.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`); a pause that was set or ended is read again.
 *
 * Events: `dialog.succeeded` of its own dialogs. Reads: `children.{owed, pause, dialogs, evidence}`. System id: `compliance`,
 * given by the root when the area opens; theirs are `complianceOwed`, `reminderPause`, `reminderPauseDialogs`,
 * `complianceEvidence`.
 */
export const personEvidence = downloadOf<PersonEvidence>()

export const complianceAreaMachine = setup({
  types: {} as {
    events: Succeeded
    emitted: Toast
    children: { owed: 'owed'; pause: 'pause'; dialogs: 'dialogs'; evidence: 'evidence' }
  },
  actors: {
    owed: complianceReading.machine,
    pause: reminderPauseReading.machine,
    dialogs: reminderPauseDialogsMachine,
    evidence: personEvidence.machine,
  },
  actions: {
    announce: enqueueActions(announce),
    readPauseAgain: enqueueActions(({ enqueue, self }) =>
      tellChild({ enqueue, self }, 'pause', { type: 'news.heard' }),
    ),
  },
}).createMachine({
  id: 'complianceArea',
  type: 'parallel',
  on: { 'dialog.succeeded': { actions: 'readPauseAgain' } },
  states: {
    owing: kept({ id: 'owed', src: 'owed', systemId: 'complianceOwed' }),
    pausing: kept({ id: 'pause', src: 'pause', systemId: 'reminderPause' }),
    asking: kept({ id: 'dialogs', src: 'dialogs', systemId: 'reminderPauseDialogs' }),
    proving: kept({
      id: 'evidence',
      src: 'evidence',
      systemId: 'complianceEvidence',
      input: { failure: 'Failed to export the evidence' },
    }),
  },
})
