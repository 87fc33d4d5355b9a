import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { blankEntry } from '../../../src/domain/certifications/entryDraft.ts'
import {
  type CertificationDialog,
  certificationDialogsMachine,
  draftFor,
  runningDialog,
} from '../../../src/machines/certifications/certificationDialogs.ts'
import { aCertification } from '../../fixtures/certifications.ts'
import { certificationId } from '../../fixtures/ids.ts'
import { held, refused } from '../ports.ts'

const whiteCard = aCertification({ version: 7 })
const { employeeId, certificationTypeId } = whiteCard
const version = {
  timeZone: 'Australia/Brisbane',
  id: certificationId('new'),
  entry: { ...blankEntry, employeeId, certificationTypeId, expiryDay: '2027-06-30' },
  files: [] as ReadonlyArray<File>,
}

const snoozed = (untilDay: string | null) => ({ timeZone: 'Australia/Brisbane', today: '2026-11-22', untilDay })

const selected = (dialog: CertificationDialog) => ({
  type: 'record.selected' as const,
  record: whiteCard,
  dialog,
  draft: draftFor(dialog, whiteCard, { ...snoozed(null), newId: version.id }),
})

const someDialogs = () => {
  const run = held<object, unknown>()
  const actor = createActor(certificationDialogsMachine.provide({ actors: { run: run.logic } })).start()
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  return { actor, run, toasts, at: () => actor.getSnapshot() }
}

describe('2.6 Certification dialogs', () => {
  it.each<[CertificationDialog, unknown, string]>([
    ['version', version, 'Certification expiry updated'],
    ['version', { ...version, files: [new File(['x'], 'card.pdf')] }, 'Certification added successfully'],
    ['reminder', null, 'Certification reminder sent successfully'],
    ['snooze', snoozed('2026-12-24'), 'Certification reminders snoozed'],
    ['snooze', snoozed(null), 'Certification reminders resumed'],
    ['delete', null, 'Certification deleted successfully'],
  ])('§ 8 %s closes on success and says what was done', async (dialog, confirmed, text) => {
    const { actor, run, toasts, at } = someDialogs()
    actor.send(selected(dialog))
    actor.send({ type: 'dialog.confirmed', form: confirmed })
    await run.give({ ...whiteCard, reminder: 'sent' })
    expect([toasts, at().context.record]).toEqual([[`success: ${text}`], null])
  })

  it.each([
    ['alreadyReminded', `No reminders were sent. ${whiteCard.employeeName} was already reminded today.`],
    ['withoutAddress', `No reminders were sent. ${whiteCard.employeeName} has no email address: tell them in person.`],
  ])('no reminder is said to be sent when none was (%s)', async (reminder, text) => {
    const { actor, run, toasts } = someDialogs()
    actor.send(selected('reminder'))
    actor.send({ type: 'dialog.confirmed', form: null })
    await run.give({ ...whiteCard, reminder })
    expect(toasts).toEqual([`info: ${text}`])
  })

  it.each<[CertificationDialog, unknown, string]>([
    ['version', version, 'Failed to update expiry'],
    ['reminder', null, 'Failed to send certification reminder'],
    ['snooze', snoozed('2026-12-24'), 'Failed to change the certification reminders'],
    ['delete', null, 'Failed to delete certification'],
  ])('§ 8 %s stays open on failure and says so, with the reason', async (dialog, confirmed, text) => {
    const { actor, run, at } = someDialogs()
    actor.send(selected(dialog))
    actor.send({ type: 'dialog.confirmed', form: confirmed })
    await run.refuse(refused('changed_meanwhile'))
    expect([at().context.record, at().context.refusal]).toEqual([whiteCard, `${text}. refused: changed_meanwhile`])
  })

  it.each<[CertificationDialog, unknown]>([
    ['version', { ...version, entry: { ...version.entry, expiryDay: '' } }],
    ['snooze', snoozed('2026-11-22')],
    ['snooze', snoozed('2027-06-30')],
    ['snooze', snoozed('tomorrow')],
  ])('%s sends nothing that its rule does not allow', (dialog, confirmed) => {
    const { actor, run, at } = someDialogs()
    actor.send(selected(dialog))
    actor.send({ type: 'dialog.confirmed', form: confirmed })
    expect([at().value, run.asked]).toEqual([{ [dialog]: 'asking' }, []])
  })

  it('what is given up while its answer is awaited says in passing why it failed', async () => {
    const { actor, run, toasts, at } = someDialogs()
    actor.send(selected('version'))
    actor.send({ type: 'dialog.confirmed', form: version })
    at().children.draft?.send({ type: 'draft.left' })
    expect([at().value, at().children.draft]).toEqual([{ version: { sending: 'givenUp' } }, undefined])
    await run.refuse(refused('changed_meanwhile'))
    expect([toasts, at().value]).toEqual([['error: Failed to update expiry. refused: changed_meanwhile'], 'browsing'])
  })

  it('cancel clears the selection', () => {
    const { actor, at } = someDialogs()
    actor.send(selected('version'))
    actor.send({ type: 'dialog.cancelled' })
    expect([at().value, at().context.record]).toEqual(['browsing', null])
  })
})

describe('What a dialog asks of the server', () => {
  const asking = () => {
    const asked: Array<readonly [string, object]> = []
    const port = (name: string) => async (input: object) => {
      asked.push([name, input])
      return Result.succeed(aCertification()) as never
    }
    const run = runningDialog({
      addCertification: port('add'),
      updateExpiry: port('expiry'),
      sendReminder: port('reminder'),
      snoozeCertification: port('snooze'),
      removeCertification: port('remove'),
    })
    return { asked, run, signal: new AbortController().signal, progressed: () => undefined }
  }

  it('without a file only the expiry moves', async () => {
    const { asked, run, signal, progressed } = asking()
    await run({ record: whiteCard, dialog: 'version', form: version, progressed }, signal)
    const change = { version: 7, expiryDate: '2027-06-30T13:59:59.999Z' }
    expect(asked).toEqual([['expiry', { certificationId: whiteCard.id, change }]])
  })

  it('with a file a new one takes its place', async () => {
    const { asked, run, signal, progressed } = asking()
    const files = [new File(['x'], 'card.pdf')]
    await run({ record: whiteCard, dialog: 'version', form: { ...version, files }, progressed }, signal)
    expect(asked).toMatchObject([
      [
        'add',
        {
          files,
          subject: { certification: { id: version.id, renews: whiteCard.id, employeeId: whiteCard.employeeId } },
        },
      ],
    ])
  })

  it.each(['2026-12-24', null])('snoozing sends the day, and null to go on: %s', async (untilDay) => {
    const { asked, run, signal, progressed } = asking()
    await run({ record: whiteCard, dialog: 'snooze', form: snoozed(untilDay), progressed }, signal)
    expect(asked).toEqual([['snooze', { certificationId: whiteCard.id, untilDay }]])
  })

  it('deleting says which version it was decided on, and leaves nothing', async () => {
    const { asked, run, signal, progressed } = asking()
    const answer = await run({ record: whiteCard, dialog: 'delete', form: null, progressed }, signal)
    expect(asked).toEqual([['remove', { certificationId: whiteCard.id, version: 7 }]])
    expect(Result.getOrThrow(answer)).toBeNull()
  })
})
