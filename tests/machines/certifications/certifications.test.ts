import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { blankEntry } from '../../../src/domain/certifications/entryDraft.ts'
import type { Certification } from '../../../src/domain/certifications/nouns.ts'
import { certificationDialogsMachine } from '../../../src/machines/certifications/certificationDialogs.ts'
import { certificationsMachine } from '../../../src/machines/certifications/certifications.machine.ts'
import { fileAddition, fileDownload, fileRemoval } from '../../../src/machines/certifications/certificationsContext.ts'
import type { RenewalActor } from '../../../src/machines/certifications/renewal.machine.ts'
import { renewalMachine } from '../../../src/machines/certifications/renewal.machine.ts'
import type { ConfirmActor } from '../../../src/machines/kit/confirm.machine.ts'
import type { FileUploadActor } from '../../../src/machines/kit/fileUpload.machine.ts'
import { aCertification, aCertificationFile } from '../../fixtures/certifications.ts'
import { certificationFileId, certificationId } from '../../fixtures/ids.ts'
import { eve, max } from '../../fixtures/people.ts'
import { held, refused, unreachable } from '../ports.ts'

const whiteCard = aCertification()
const oneFile = { certificationId: whiteCard.id, file: aCertificationFile() }

const theCertifications = () => {
  const load = held<{ of: string }, ReadonlyArray<Certification>>()
  const add = held<object, Certification>()
  const answer = held<object, Certification>()
  const upload = held<object, unknown>()
  const remove = held<object, unknown>()
  const dialog = held<object, unknown>()
  const download = held<object, void>()
  const actor = createActor(
    certificationsMachine.provide({
      actors: {
        loadCertifications: load.logic,
        renewal: renewalMachine.provide({ actors: { add: add.logic, answer: answer.logic } }),
        upload: fileAddition.machine.provide({ actors: { upload: upload.logic } }),
        removal: fileRemoval.machine.provide({ actors: { run: remove.logic } }),
        dialogs: certificationDialogsMachine.provide({ actors: { run: dialog.logic } }),
        download: fileDownload.machine.provide({ actors: { run: download.logic } }),
      },
    }),
    { input: { timeZone: 'Australia/Brisbane' } },
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  const at = () => actor.getSnapshot()
  const opened = async (certifications: ReadonlyArray<Certification> = [whiteCard]) => {
    actor.send({ type: 'list.opened', of: eve })
    await load.give(certifications)
  }
  const listed = () => at().context.certifications
  return { actor, load, add, answer, upload, remove, dialog, download, toasts, at, opened, listed }
}

describe('Certifications are read when their page opens', () => {
  it('once, and shown', async () => {
    const { actor, load, opened, listed } = theCertifications()
    await opened()
    actor.send({ type: 'list.opened', of: eve })
    expect([load.asked.length, listed()]).toEqual([1, [whiteCard]])
  })

  it('those of everybody are read elsewhere, and nothing of the first is left', async () => {
    const { actor, load, opened, listed, at } = theCertifications()
    await opened()
    actor.send({ type: 'list.opened', of: 'everybody' })
    expect([load.asked.length, listed(), at().matches({ reading: 'everybody' })]).toEqual([1, [], true])
  })

  it.each([
    [404, 'notFound'],
    [400, 'notFound'],
    [403, 'failed'],
  ])('a refusal of %d is %s', async (status, state) => {
    const { actor, load, at } = theCertifications()
    actor.send({ type: 'list.opened', of: max })
    await load.refuse(refused('not_found', status))
    expect(at().matches({ reading: state } as never)).toBe(true)
  })

  it('what could not be read can be tried again', async () => {
    const { actor, load, at } = theCertifications()
    actor.send({ type: 'list.opened', of: eve })
    await load.refuse(unreachable)
    actor.send({ type: 'retry.asked' })
    await load.give([whiteCard])
    expect(at().matches({ reading: 'showing' })).toBe(true)
  })
})

describe('A renewal takes its place in the list', () => {
  const entry = {
    kind: 'entry',
    id: certificationId('new'),
    entry: { ...blankEntry, employeeId: eve, certificationTypeId: whiteCard.certificationTypeId, expires: false },
    renews: whiteCard,
  } as const

  const sent = async ({ actor, at }: ReturnType<typeof theCertifications>) => {
    actor.send({ type: 'renewal.asked', subject: entry })
    const renewal = at().children.renewal as unknown as RenewalActor
    renewal.send({ type: 'files.offered', files: [new File(['x'], 'card.pdf')] })
    renewal.send({ type: 'entry.submitted' })
  }

  it('a verified one stands first, and what it renews steps back', async () => {
    const the = theCertifications()
    await the.opened()
    await sent(the)
    await the.add.give(aCertification({ id: entry.id, renews: whiteCard.id }))
    expect(the.listed().map(({ id, isRenewed }) => [id, isRenewed])).toEqual([
      [entry.id, false],
      [whiteCard.id, true],
    ])
  })

  it('one that waits leaves the old one as it was', async () => {
    const the = theCertifications()
    await the.opened()
    await sent(the)
    await the.add.give(aCertification({ id: entry.id, renews: whiteCard.id, verification: 'submitted' }))
    expect(the.listed().map(({ isRenewed }) => isRenewed)).toEqual([false, false])
  })

  it('an answer about somebody who is not shown changes nothing', async () => {
    const the = theCertifications()
    await the.opened()
    await sent(the)
    await the.add.give(aCertification({ id: entry.id, employeeId: max }))
    expect(the.listed()).toEqual([whiteCard])
  })

  it('so does one that lasts longer, though nobody said what it renews; deleted, it gives the place back', async () => {
    const the = theCertifications()
    const lapsed = aCertification({ expiryDate: '2020-01-01T00:00:00.000Z' })
    const waiting = aCertification({ id: certificationId('new'), verification: 'submitted', expiryDate: null })
    await the.opened([lapsed, waiting])
    the.actor.send({ type: 'renewal.asked', subject: { kind: 'check', certification: waiting } })
    ;(the.at().children.renewal as unknown as RenewalActor).send({ type: 'verify.asked' })
    const verified = aCertification({ ...waiting, verification: 'verified', version: 2 })
    await the.answer.give(verified)
    const shown = () => the.listed().map((one) => [one.id, one.isRenewed])
    expect(shown()).toEqual([
      [lapsed.id, true],
      [waiting.id, false],
    ])
    the.actor.send({ type: 'dialog.succeeded', dialog: 'delete', record: verified, answer: null })
    expect(shown()).toEqual([[lapsed.id, false]])
  })

  it('a manager who verifies sees it at once', async () => {
    const the = theCertifications()
    const submitted = aCertification({ verification: 'submitted' })
    await the.opened([submitted])
    the.actor.send({ type: 'renewal.asked', subject: { kind: 'check', certification: submitted } })
    ;(the.at().children.renewal as unknown as RenewalActor).send({ type: 'verify.asked' })
    await the.answer.give(aCertification({ version: 2 }))
    expect(the.listed().map(({ verification }) => verification)).toEqual(['verified'])
  })

  it('leaves with the page', async () => {
    const the = theCertifications()
    await the.opened()
    the.actor.send({ type: 'renewal.asked', subject: entry })
    the.actor.send({ type: 'list.closed' })
    expect([the.at().children.renewal, the.at().context.work]).toEqual([undefined, null])
  })
})

describe('2.6 what a dialog has done is in the list', () => {
  it('a reminder stamps it', async () => {
    const the = theCertifications()
    await the.opened()
    the.at().children.dialogs?.send({ type: 'record.selected', record: whiteCard, dialog: 'reminder' })
    the.at().children.dialogs?.send({ type: 'dialog.confirmed', form: {} })
    await the.dialog.give(aCertification({ lastReminderUtc: '2026-11-21T00:00:00.000Z', lastReminderBy: 'Max' }))
    expect(the.listed()[0]?.lastReminderBy).toBe('Max')
  })

  it('what was deleted is gone', async () => {
    const the = theCertifications()
    await the.opened()
    the.at().children.dialogs?.send({ type: 'record.selected', record: whiteCard, dialog: 'delete' })
    the.at().children.dialogs?.send({ type: 'dialog.confirmed', form: {} })
    await the.dialog.give(null)
    expect(the.listed()).toEqual([])
  })
})

describe('Another list is opened while something is under way', () => {
  const elsewhere = ({ actor }: ReturnType<typeof theCertifications>) => {
    actor.send({ type: 'list.closed' })
    actor.send({ type: 'list.opened', of: max })
  }

  it('a question that was not answered is left with its page', async () => {
    const the = theCertifications()
    await the.opened()
    the.at().children.dialogs?.send({ type: 'record.selected', record: whiteCard, dialog: 'delete' })
    elsewhere(the)
    expect(the.at().children.dialogs?.getSnapshot().value).toBe('browsing')
  })

  it('one that was answered is carried out, and told', async () => {
    const the = theCertifications()
    await the.opened()
    the.at().children.dialogs?.on('toast', ({ kind, text }) => the.toasts.push(`${kind}: ${text}`))
    the.at().children.dialogs?.send({ type: 'record.selected', record: whiteCard, dialog: 'reminder' })
    the.at().children.dialogs?.send({ type: 'dialog.confirmed', form: {} })
    elsewhere(the)
    await the.dialog.give({ ...aCertification({ version: 2 }), reminder: 'sent' })
    expect(the.toasts).toEqual(['success: Certification reminder sent successfully'])
  })

  it('a download goes on', async () => {
    const the = theCertifications()
    await the.opened()
    the.at().children.download?.send({ type: 'download.asked', subject: oneFile })
    elsewhere(the)
    expect(the.at().children.download?.getSnapshot().hasTag('busy')).toBe(true)
  })
})

describe('Files of a certification', () => {
  const another = aCertificationFile({ id: certificationFileId('back'), name: 'back.pdf' })

  it.each([
    ['only the new ones', [another]],
    ['all of them', [aCertificationFile(), another]],
  ])('§ 8 are added, whether the server answers %s', async (_, answered) => {
    const the = theCertifications()
    await the.opened()
    the.actor.send({ type: 'files.asked', certification: whiteCard })
    const upload = the.at().children.upload as unknown as FileUploadActor
    upload.send({ type: 'files.offered', files: [new File(['x'], 'back.pdf')] })
    upload.send({ type: 'upload.asked' })
    await the.upload.give(answered)
    expect(the.listed()[0]?.files.map(({ name }) => name)).toEqual(['white-card.pdf', 'back.pdf'])
    expect(the.toasts).toEqual(['success: Certification file uploaded successfully'])
  })

  it('§ 8 one that could not be sent says so, and stays', async () => {
    const the = theCertifications()
    await the.opened()
    the.actor.send({ type: 'files.asked', certification: whiteCard })
    const upload = the.at().children.upload as unknown as FileUploadActor
    upload.send({ type: 'files.offered', files: [new File(['x'], 'back.pdf')] })
    upload.send({ type: 'upload.asked' })
    await the.upload.refuse(refused('too_large', 413))
    expect(upload.getSnapshot().context.refusal).toContain('Oops! We couldn’t upload the certification.')
  })

  const deleting = async () => {
    const the = theCertifications()
    await the.opened()
    the.actor.send({ type: 'fileRemoval.asked', certification: whiteCard, file: aCertificationFile() })
    const question = the.at().children.removal as unknown as ConfirmActor
    question.send({ type: 'dialog.confirmed' })
    return { ...the, question }
  }

  it('§ 8 one is deleted behind a question', async () => {
    const { remove, listed, toasts } = await deleting()
    await remove.give(null)
    expect([listed()[0]?.files, toasts]).toEqual([[], ['success: File deleted successfully']])
  })

  it('§ 8 one that could not be deleted stays, and the question says why', async () => {
    const { remove, listed, question } = await deleting()
    await remove.refuse(refused('only_submitted', 403))
    expect(listed()[0]?.files.length).toBe(1)
    expect(question.getSnapshot().context.refusal).toBe('Failed to delete file. refused: only_submitted')
  })

  it('§ 8 a download that fails is told', async () => {
    const the = theCertifications()
    await the.opened()
    the.at().children.download?.on('toast', ({ kind, text }) => the.toasts.push(`${kind}: ${text}`))
    the.at().children.download?.send({ type: 'download.asked', subject: oneFile })
    await the.download.refuse(unreachable)
    expect(the.toasts[0]).toContain('error: Failed to download file(s)')
  })
})
