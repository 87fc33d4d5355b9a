import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { ReminderPause } from '../../../src/domain/compliance/nouns.ts'
import { complianceAreaMachine } from '../../../src/machines/compliance/complianceArea.machine.ts'
import {
  pauseInput,
  pausingReminders,
  reminderPauseDialogsMachine,
  reminderPauseReading,
} from '../../../src/machines/compliance/reminderPause.ts'
import { eve } from '../../fixtures/people.ts'
import { held, refused } from '../ports.ts'

const person = { id: eve, fullName: 'Eve Marlowe' }
const of = { id: eve }
const form = { untilDay: '2026-12-24', reason: 'On leave', today: '2026-11-21' }
const pause: ReminderPause = {
  untilDay: '2026-12-24',
  reason: 'On leave',
  setBy: 'Ava Lindqvist',
  setUtc: '2026-11-21T03:00:00.000Z',
}

const anArea = () => {
  const read = held<object, unknown>()
  const run = held<object, unknown>()
  const actor = createActor(
    complianceAreaMachine.provide({
      actors: {
        pause: reminderPauseReading.machine.provide({ actors: { read: read.logic } }),
        dialogs: reminderPauseDialogsMachine.provide({ actors: { run: run.logic } }),
      },
    }),
  ).start()
  const { pause: reading, dialogs } = actor.getSnapshot().children
  if (reading === undefined || dialogs === undefined) throw new Error('The area has not begun')
  const toasts: Array<string> = []
  dialogs.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  return { read, run, reading, dialogs, toasts, found: () => reminderPauseReading.foundIn(reading.getSnapshot()) }
}

describe('Reminders of a person that wait (ours)', () => {
  it.each([
    ['pause', form, 'success: Reminders paused'],
    ['resume', null, 'success: Reminders resumed'],
  ])('%s closes on success, says so, and what is so is read again', async (dialog, confirmed, text) => {
    const { read, run, reading, dialogs, toasts, found } = anArea()
    reading.send(reminderPauseReading.opened(of))
    await read.give(dialog === 'pause' ? null : pause)
    dialogs.send({ type: 'record.selected', record: person, dialog, draft: pauseInput(null) })
    dialogs.send({ type: 'dialog.confirmed', form: confirmed })
    await run.give(dialog === 'pause' ? pause : null)
    await read.give(dialog === 'pause' ? pause : null)
    expect([toasts, dialogs.getSnapshot().value, found()]).toEqual([
      [text],
      'browsing',
      dialog === 'pause' ? pause : null,
    ])
  })

  it('stays open on failure, with the reason, and a second press meanwhile does nothing', async () => {
    const { run, dialogs } = anArea()
    dialogs.send({ type: 'record.selected', record: person, dialog: 'pause', draft: pauseInput(null) })
    dialogs.send({ type: 'dialog.confirmed', form })
    dialogs.send({ type: 'dialog.confirmed', form })
    await run.refuse(refused('pause_too_long'))
    expect(dialogs.getSnapshot().context).toMatchObject({
      record: person,
      refusal: 'Failed to pause the reminders. refused: pause_too_long',
    })
  })

  it.each(['', '2026-11-21', '2027-12-01'])('is not sent for the day ‘%s’', async (untilDay) => {
    const { run, dialogs } = anArea()
    dialogs.send({ type: 'record.selected', record: person, dialog: 'pause', draft: pauseInput(null) })
    dialogs.send({ type: 'dialog.confirmed', form: { ...form, untilDay } })
    expect([run.asked, dialogs.getSnapshot().value]).toEqual([[], { pause: 'asking' }])
  })

  it.each([
    ['pause', form, { untilDay: '2026-12-24', reason: 'On leave' }],
    ['resume', null, { untilDay: null, reason: '' }],
  ] as const)('%s asks the server for it', async (dialog, sent, change) => {
    const asked: Array<object> = []
    const run = pausingReminders({
      pauseReminders: async (input) => {
        asked.push(input)
        return Result.succeed(null)
      },
    })
    await run({ record: person, dialog, form: sent, progressed: () => undefined }, new AbortController().signal)
    expect(asked).toEqual([{ ...of, change }])
  })
})
