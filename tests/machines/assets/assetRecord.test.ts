import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Asset, AssetFile } from '../../../src/domain/assets/nouns.ts'
import { type AssetTyped, assetForm } from '../../../src/machines/assets/assetForm.ts'
import {
  assetFileAddition,
  assetFileRemoval,
  assetRecordMachine,
} from '../../../src/machines/assets/assetRecord.machine.ts'
import type { ConfirmActor } from '../../../src/machines/kit/confirm.machine.ts'
import type { FileUploadActor } from '../../../src/machines/kit/fileUpload.machine.ts'
import type { RecordFormActor } from '../../../src/machines/kit/recordForm.machine.ts'
import { assetId, assetOf, assetRow, laptops, photo } from '../../fixtures/assets.ts'
import { held, refused, settled, unreachable } from '../ports.ts'

const laptop = assetOf({ files: [photo] })

const aRecord = () => {
  const load = held<{ id: string }, Asset>()
  const save = held<{ id: string; base: Asset | null; draft: AssetTyped }, Asset>()
  const theirs = held<object, object>()
  const choose = held<object, Asset>()
  const upload = held<{ files: ReadonlyArray<File> }, ReadonlyArray<AssetFile>>()
  const remove = held<{ subject: object }, void>()
  const actor = createActor(
    assetRecordMachine.provide({
      actors: {
        form: assetForm.machine.provide({ actors: { save: save.logic, loadTheirs: theirs.logic } }),
        upload: assetFileAddition.machine.provide({ actors: { upload: upload.logic } }),
        removal: assetFileRemoval.machine.provide({ actors: { run: remove.logic } }),
        loadAsset: load.logic,
        choosePhoto: choose.logic,
      },
    }),
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  const at = () => actor.getSnapshot()
  const opened = async (asset = laptop) => {
    actor.send({ type: 'asset.opened', id: asset.id })
    await load.give(asset)
  }
  const form = () => at().children.form as unknown as RecordFormActor
  return { actor, load, save, theirs, choose, upload, remove, toasts, at, opened, form }
}

describe('One asset', () => {
  it('is read once it is opened, and once', async () => {
    const { actor, load, at, opened } = aRecord()
    await opened()
    actor.send({ type: 'asset.opened', id: laptop.id })
    expect([load.asked, at().context.asset]).toEqual([[{ id: laptop.id }], laptop])
  })

  it('another one is read anew, and nothing of the first is left; an answer for the first comes too late', async () => {
    const { actor, load, at } = aRecord()
    actor.send({ type: 'asset.opened', id: laptop.id })
    actor.send({ type: 'asset.opened', id: assetId(2) })
    await load.give(laptop)
    expect([at().context.asset, at().context.id]).toEqual([null, assetId(2)])
  })

  it.each([
    [404, 'notFound'],
    [400, 'notFound'],
    [403, 'failed'],
  ])('a refusal of %d is %s', async (status, state) => {
    const { actor, load, at } = aRecord()
    actor.send({ type: 'asset.opened', id: laptop.id })
    await load.refuse(refused('not_found', status))
    expect(at().value).toMatchObject({ reading: state })
  })

  it('that could not be read can be tried again', async () => {
    const { actor, load, at } = aRecord()
    actor.send({ type: 'asset.opened', id: laptop.id })
    await load.refuse(unreachable)
    expect(at().context.failure).toEqual(unreachable)
    actor.send({ type: 'retry.asked' })
    await load.give(laptop)
    expect([at().matches({ reading: 'showing' }), at().context.failure]).toEqual([true, null])
  })

  it('nothing is done with one that is not there yet', () => {
    const { actor, at } = aRecord()
    actor.send({ type: 'asset.opened', id: laptop.id })
    actor.send({ type: 'edit.asked', section: 'about' })
    actor.send({ type: 'files.asked' })
    actor.send({ type: 'photo.chosen', fileId: photo.id })
    expect(at().matches({ working: 'resting' })).toBe(true)
  })
})

describe('What was done with it elsewhere', () => {
  const handedOut = assetRow({ state: 'assigned', version: 2 })

  it('is shown at once, and the rest is read again', async () => {
    const { actor, load, at, opened } = aRecord()
    await opened()
    actor.send({ type: 'assets.changed', assets: [handedOut] })
    expect([at().context.asset?.state, at().context.asset?.files]).toEqual(['assigned', [photo]])
    await load.give(assetOf({ ...handedOut, handoverNote: 'Charger in the bag' }))
    expect([load.asked.length, at().context.asset?.handoverNote]).toEqual([2, 'Charger in the bag'])
  })

  it('what cannot be read again leaves what is known', async () => {
    const { actor, load, at, opened } = aRecord()
    await opened()
    actor.send({ type: 'assets.changed', assets: [handedOut] })
    await load.refuse(unreachable)
    expect([at().matches({ reading: 'showing' }), at().context.asset?.state]).toEqual([true, 'assigned'])
  })

  it('with another is no news', async () => {
    const { actor, load, at, opened } = aRecord()
    await opened()
    actor.send({ type: 'assets.changed', assets: [assetRow({ id: assetId(2) })] })
    expect([load.asked.length, at().context.asset]).toEqual([1, laptop])
  })

  it('what is typed meanwhile is saved over what was done on the same page, without a conflict with oneself', async () => {
    const { actor, load, save, form, opened } = aRecord()
    await opened()
    actor.send({ type: 'edit.asked', section: 'about' })
    form().send({ type: 'field.changed', change: { name: 'Toughbook 40' } })
    actor.send({ type: 'assets.changed', assets: [handedOut] })
    await load.give(assetOf({ ...handedOut, files: [photo] }))
    form().send({ type: 'save.asked' })
    expect(save.asked[0]).toMatchObject({ base: { version: 2 }, draft: { name: 'Toughbook 40' } })
  })
})

describe('One section at a time is edited, and saved alone', () => {
  it('§ 8 what was saved is shown', async () => {
    const { actor, save, at, opened, form } = aRecord()
    await opened()
    actor.send({ type: 'edit.asked', section: 'about' })
    actor.send({ type: 'edit.asked', section: 'service' })
    expect(at().context.section).toBe('about')
    form().send({ type: 'field.changed', change: { name: 'Toughbook 40' } })
    form().send({ type: 'save.asked' })
    await save.give(assetOf({ name: 'Toughbook 40', version: 2 }))
    expect([at().context.asset?.name, at().matches({ working: 'resting' })]).toEqual(['Toughbook 40', true])
  })

  it('left, nothing is changed', async () => {
    const { actor, at, opened, form } = aRecord()
    await opened()
    actor.send({ type: 'edit.asked', section: 'about' })
    form().send({ type: 'field.changed', change: { name: 'Toughbook 40' } })
    form().send({ type: 'form.abandoned' })
    await settled()
    expect([at().context.asset, at().children.form]).toEqual([laptop, undefined])
  })

  it('a form leaves with its asset', async () => {
    const { actor, at, opened } = aRecord()
    await opened()
    actor.send({ type: 'edit.asked', section: 'about' })
    actor.send({ type: 'asset.closed' })
    expect([at().children.form, at().context.asset]).toEqual([undefined, null])
  })
})

describe('A new one', () => {
  it('is typed under the id that was made for it, and is the record once it is saved', async () => {
    const { actor, save, at, form } = aRecord()
    actor.send({ type: 'creation.opened', id: assetId(3) })
    form().send({ type: 'field.changed', change: { number: 'A-3', name: 'Drill', categoryId: laptops.id } })
    form().send({ type: 'save.asked' })
    expect(save.asked[0]).toMatchObject({ id: assetId(3), base: null, draft: { number: 'A-3' } })
    const saved = assetOf({ id: assetId(3), number: 'A-3' })
    await save.give(saved)
    expect([at().context.asset, at().children.form]).toEqual([saved, undefined])
  })
})

describe('Its files', () => {
  it('that were added stand beside those it had', async () => {
    const { actor, at, upload, opened } = aRecord()
    await opened()
    actor.send({ type: 'files.asked' })
    const opening = at().children.upload as unknown as FileUploadActor
    opening.send({ type: 'files.offered', files: [new File(['x'], 'receipt.pdf', { type: 'application/pdf' })] })
    opening.send({ type: 'upload.asked' })
    expect(upload.asked[0]).toMatchObject({ subject: { id: laptop.id, eventId: null } })
    await upload.refuse(unreachable)
    expect(opening.getSnapshot().context.refusal).toMatch(/^Failed to upload file\(s\)/)
    opening.send({ type: 'upload.asked' })
    const receipt = { ...photo, id: 'receipt' as never, fileName: 'receipt.pdf' }
    await upload.give([receipt])
    expect(at().context.asset?.files.map(({ fileName }) => fileName)).toEqual(['lid.png', 'receipt.pdf'])
  })

  it('§ 8 one is deleted behind a question; the photo that it was is none any more', async () => {
    const { actor, at, remove, opened } = aRecord()
    await opened(assetOf({ files: [photo], photoId: photo.id }))
    actor.send({ type: 'fileRemoval.asked', file: photo })
    const question = at().children.removal as unknown as ConfirmActor
    expect(question.getSnapshot().context.text).toBe(
      'lid.png will be deleted from BRC-LAP-0001. This cannot be undone.',
    )
    question.send({ type: 'dialog.confirmed' })
    await remove.refuse(refused('changed_meanwhile'))
    expect(question.getSnapshot().context.refusal).toBe('Failed to delete file(s). refused: changed_meanwhile')
    question.send({ type: 'dialog.confirmed' })
    await remove.give(undefined)
    expect(at().context.asset).toMatchObject({ files: [], photoId: null })
  })
})

describe('The photo that stands for it', () => {
  it('is chosen at its version', async () => {
    const { actor, at, choose, opened } = aRecord()
    await opened(assetOf({ files: [photo], version: 5 }))
    actor.send({ type: 'photo.chosen', fileId: photo.id })
    actor.send({ type: 'photo.chosen', fileId: null })
    expect([choose.asked, at().hasTag('busy')]).toEqual([[{ id: laptop.id, version: 5, fileId: photo.id }], true])
    await choose.give(assetOf({ files: [photo], photoId: photo.id, version: 6 }))
    expect(at().context.asset).toMatchObject({ photoId: photo.id, version: 6 })
  })

  it('§ 8 one that is refused is said, and can be asked for again', async () => {
    const { actor, at, choose, toasts, opened } = aRecord()
    await opened()
    actor.send({ type: 'photo.chosen', fileId: photo.id })
    await choose.refuse(refused('changed_meanwhile'))
    expect([toasts, at().context.asset?.photoId]).toEqual([
      ['error: Failed to update asset. refused: changed_meanwhile'],
      null,
    ])
    actor.send({ type: 'photo.chosen', fileId: photo.id })
    expect(choose.asked.length).toBe(2)
  })
})
