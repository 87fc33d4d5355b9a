import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { FileRule } from '../../../src/domain/kernel/fileChoice.ts'
import { fileUploadMachine, type UploadFiles } from '../../../src/machines/kit/fileUpload.machine.ts'
import { type PortInput, provided } from '../../../src/machines/kit/port.ts'
import { breaking, held, refused, settled, unreachable } from '../ports.ts'

type Sent = PortInput<UploadFiles<unknown, string>>

const logo: FileRule = { kinds: ['image'], maxBytes: 2_000_000 }
const picture = new File(['picture'], 'logo.png')
const other = new File(['other'], 'other.jpg')
const page = new File(['page'], 'page.pdf')

const anUpload = (rule = logo) => {
  const upload = held<Sent, string>()
  const machine = fileUploadMachine.provide({ actors: { upload: upload.logic } })
  const actor = createActor(machine, { input: { rule, subject: 'tenant' } }).start()
  const offer = (...files: ReadonlyArray<File>) => actor.send({ type: 'files.offered', files })
  return { actor, upload, offer, at: () => actor.getSnapshot() }
}

describe('Choosing (§ 2.6)', () => {
  it('begins with nothing, and sends nothing before a file is chosen', () => {
    const { actor, upload, at } = anUpload()
    actor.send({ type: 'upload.asked' })
    expect([at().value, upload.asked]).toEqual(['choosing', []])
  })
  it('is ready with a file, and begins anew when it is removed', () => {
    const { actor, offer, at } = anUpload()
    offer(picture)
    expect([at().value, at().context.files]).toEqual(['ready', [picture]])
    actor.send({ type: 'file.removed', file: picture })
    expect([at().value, at().context.files]).toEqual(['choosing', []])
  })
  it("refuses two at once: 'Only one file can be uploaded', and a good offer takes the words away", () => {
    const { offer, at } = anUpload()
    offer(picture, other)
    expect([at().value, at().context.problem]).toEqual(['choosing', 'Only one file can be uploaded'])
    offer(picture)
    expect([at().value, at().context.problem]).toEqual(['ready', null])
  })
  it('keeps what was chosen when a later offer is refused', () => {
    const { offer, at } = anUpload()
    offer(picture)
    offer(page)
    expect([at().value, at().context.files]).toEqual(['ready', [picture]])
    expect(at().context.problem).toContain('page.pdf')
  })
  it('keeps several where that is allowed, and removes one of them', () => {
    const { actor, offer, at } = anUpload({ ...logo, multiple: true })
    offer(picture, other)
    actor.send({ type: 'file.removed', file: picture })
    expect([at().value, at().context.files]).toEqual(['ready', [other]])
  })
})

describe('Uploading', () => {
  it('hands over the files and the subject, and says how far it is', async () => {
    const { actor, upload, offer, at } = anUpload()
    offer(picture)
    actor.send({ type: 'upload.asked' })
    expect(at().hasTag('busy')).toBe(true)
    expect(upload.asked[0]).toMatchObject({ subject: 'tenant', files: [picture] })
    upload.asked[0]?.progressed(0.4)
    expect(at().context.progress).toBe(0.4)
    await upload.give('/logos/1.png')
    expect([at().status, at().output]).toEqual(['done', { uploaded: true, answer: '/logos/1.png' }])
  })
  it('takes no other file, and is not asked twice, while it sends', () => {
    const { actor, upload, offer, at } = anUpload()
    offer(picture)
    actor.send({ type: 'upload.asked' })
    actor.send({ type: 'upload.asked' })
    offer(other)
    actor.send({ type: 'file.removed', file: picture })
    expect([upload.asked.length, at().context.files]).toEqual([1, [picture]])
  })
  it('keeps the files when it fails, says why, and begins at nothing when tried again', async () => {
    const { actor, upload, offer, at } = anUpload()
    offer(picture)
    actor.send({ type: 'upload.asked' })
    upload.asked[0]?.progressed(0.9)
    await upload.refuse(refused('too_large', 413))
    expect([at().value, at().context.files, at().context.refusal]).toEqual(['failed', [picture], 'refused: too_large'])
    actor.send({ type: 'upload.asked' })
    expect([at().context.refusal, at().context.progress]).toEqual([null, 0])
    await upload.give('done')
    expect(at().output).toEqual({ uploaded: true, answer: 'done' })
  })
  it.each([
    ['another file is offered', { type: 'files.offered', files: [other] }, 'ready'],
    ['the file is removed', { type: 'file.removed', file: picture }, 'choosing'],
  ] as const)('forgets why it failed when %s', async (_, event, value) => {
    const { actor, upload, offer, at } = anUpload()
    offer(picture)
    actor.send({ type: 'upload.asked' })
    await upload.refuse(unreachable)
    actor.send(event)
    expect([at().value, at().context.refusal]).toEqual([value, null])
  })
  it('survives a bug in the port', async () => {
    const actor = createActor(fileUploadMachine.provide({ actors: { upload: breaking() } }), { input: { rule: logo } })
    actor.start().send({ type: 'files.offered', files: [picture] })
    actor.send({ type: 'upload.asked' })
    await settled()
    expect(actor.getSnapshot().context.refusal).toContain('Something went wrong')
  })
})

describe('Leaving', () => {
  it('is over without an answer', () => {
    const { actor, offer, at } = anUpload()
    offer(picture)
    actor.send({ type: 'upload.left' })
    expect(at().output).toEqual({ uploaded: false, answer: null })
  })
  it('stops what is being sent', () => {
    let signal: AbortSignal | undefined
    const upload: UploadFiles<unknown, unknown> = (_, given) => {
      signal = given
      return new Promise(() => {})
    }
    const machine = fileUploadMachine.provide({ actors: { upload: provided(upload) } })
    const actor = createActor(machine, { input: { rule: logo } }).start()
    actor.send({ type: 'files.offered', files: [picture] })
    actor.send({ type: 'upload.asked' })
    expect(signal?.aborted).toBe(false)
    actor.send({ type: 'upload.left' })
    expect([signal?.aborted, actor.getSnapshot().output?.uploaded]).toEqual([true, false])
  })
})
