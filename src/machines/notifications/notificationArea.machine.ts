import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../kit/announce.ts'
import { kept } from '../kit/kept.ts'
import { notificationChoices } from './choices.ts'
import { notificationsMachine } from './notifications.machine.ts'

/**
 * What somebody is told of, and how they are told.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the other (`kit/kept.ts`).
 *
 * Reads: `children.{notifications, choices}`. System id: `notifications`, given by the root when the area opens; theirs
 * are `ownNotifications` and `notificationChoices`.
 */
export const notificationAreaMachine = setup({
  types: {} as { emitted: Toast; children: { notifications: 'notifications'; choices: 'choices' } },
  actors: { notifications: notificationsMachine, choices: notificationChoices.machine },
  actions: { announce: enqueueActions(announce) },
}).createMachine({
  id: 'notificationArea',
  type: 'parallel',
  states: {
    telling: kept({ id: 'notifications', src: 'notifications', systemId: 'ownNotifications' }),
    choosing: kept({ id: 'choices', src: 'choices', systemId: 'notificationChoices' }),
  },
})
