import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { documentsArea } from '../../../src/areas/employees/documents.ts'
import type { DocumentId, EmployeeDocument } from '../../../src/domain/employees/documents/nouns.ts'
import type { DocumentPorts } from '../../../src/machines/employees/documents.ports.ts'
import { eve, max } from '../../fixtures/people.ts'
import { refused, settled, unreachable } from '../ports.ts'

const aDocument = (name: string, addedUtc = '2024-03-01T09:00:00.000Z'): EmployeeDocument => ({
  id: name as DocumentId,
  employeeId: eve,
  type: 0,
  name,
  contentType: 'application/pdf',
  size: 1,
  addedUtc,
  addedBy: null,
})

const contract = aDocument('contract.pdf')
const letter = aDocument('letter.pdf', '2024-03-02T09:00:00.000Z')
const file = { name: 'letter.pdf', size: 3, lastModified: 0 } as File

type Answers = { [Name in keyof DocumentPorts]?: (...call: Parameters<DocumentPorts[Name]>) => unknown }

/** The documents as `areas/employees/documents.ts` provides for them, over ports that say what they were asked. */
const theDocuments = async (answers: Answers = {}) => {
  const asked: Array<string> = []
  const usual: Answers = {
    loadDocuments: () => Result.succeed([contract, letter]),
    uploadDocuments: () => Result.succeed([letter]),
    downloadDocument: () => Result.succeed(undefined),
    deleteDocument: () => Result.succeed(undefined),
  }
  const port = (name: keyof DocumentPorts) => async (input: never, signal: never) => {
    asked.push(name)
    return (answers[name] ?? usual[name])?.(input, signal)
  }
  const actor = createActor(
    documentsArea({
      loadDocuments: port('loadDocuments'),
      uploadDocuments: port('uploadDocuments'),
      downloadDocument: port('downloadDocument'),
      deleteDocument: port('deleteDocument'),
    } as never),
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  actor.send({ type: 'documents.opened', id: eve })
  await settled()
  const at = () => actor.getSnapshot()
  const names = () => at().context.documents?.map(({ name }) => name) ?? null
  return { actor, asked, toasts, at, names }
}

describe('The documents of a person (§ 7 employees/{id}/files)', () => {
  it('are read when they are opened, newest first, and anew for somebody else', async () => {
    const { actor, asked, names } = await theDocuments()
    expect(names()).toEqual(['letter.pdf', 'contract.pdf'])
    actor.send({ type: 'documents.opened', id: eve })
    expect(asked).toEqual(['loadDocuments'])
    actor.send({ type: 'documents.opened', id: max })
    expect(names()).toBeNull()
    await settled()
    expect(asked).toEqual(['loadDocuments', 'loadDocuments'])
  })

  it.each([
    ['are still on their way', () => new Promise(() => undefined)],
    ['could not be read', () => Result.fail(unreachable)],
  ])('can be added to while those that are there %s', async (_, loadDocuments) => {
    const { actor, at } = await theDocuments({ loadDocuments })
    actor.send({ type: 'upload.opened' })
    expect([at().matches({ showing: 'uploading' }), at().context.documents]).toEqual([true, null])
  })

  it('that cannot be read say so, and can be asked for again', async () => {
    let isDown = true
    const { actor, at, names } = await theDocuments({
      loadDocuments: () => (isDown ? Result.fail(unreachable) : Result.succeed([contract])),
    })
    expect([at().matches('failed'), at().context.failure]).toEqual([true, unreachable])
    isDown = false
    actor.send({ type: 'retry.asked' })
    await settled()
    expect([names(), at().context.failure]).toEqual([['contract.pdf'], null])
  })

  it('closed, they forget whose they were', async () => {
    const { actor, at, names } = await theDocuments()
    actor.send({ type: 'documents.closed' })
    expect([at().value, at().context.id, names()]).toEqual(['closed', null, null])
  })
})

describe('Adding', () => {
  const choose = ({ actor, at }: Awaited<ReturnType<typeof theDocuments>>) => {
    actor.send({ type: 'upload.opened' })
    const upload = at().children.upload
    upload?.send({ type: 'files.offered', files: [file] })
    upload?.send({ type: 'upload.asked' })
    return upload
  }

  it('closes on success, says so, and reads the list anew', async () => {
    const it = await theDocuments()
    choose(it)
    await settled()
    expect([it.at().matches('showing'), it.toasts]).toEqual([true, ['success: letter.pdf added']])
    expect(it.asked).toEqual(['loadDocuments', 'uploadDocuments', 'loadDocuments'])
  })

  it('keeps the files when it fails; leaving reads the list anew, since some may have arrived', async () => {
    const it = await theDocuments({ uploadDocuments: () => Result.fail(refused('hidden_content', 415, 'file')) })
    const upload = choose(it)
    await settled()
    expect(upload?.getSnapshot().context).toMatchObject({ files: [file], refusal: 'refused: hidden_content' })
    upload?.send({ type: 'upload.left' })
    await settled()
    expect([it.asked.at(-1), it.toasts]).toEqual(['loadDocuments', []])
  })

  it('takes no file of another kind, and none above 10 MB', async () => {
    const { actor, at } = await theDocuments()
    actor.send({ type: 'upload.opened' })
    const upload = at().children.upload
    for (const [name, size] of [
      ['run.exe', 1],
      ['large.pdf', 10_000_001],
    ] as const) {
      upload?.send({ type: 'files.offered', files: [{ name, size, lastModified: 0 } as File] })
      expect(upload?.getSnapshot().context).toMatchObject({ files: [], problem: expect.stringContaining(name) })
    }
  })
})

describe('Downloading', () => {
  it("shows which one is under way; 'Failed to download file(s)' leaves the list as it is (§ 8)", async () => {
    const { actor, at, toasts, names } = await theDocuments({ downloadDocument: () => Result.fail(unreachable) })
    actor.send({ type: 'download.asked', document: letter })
    expect([at().matches({ showing: 'downloading' }), at().context.chosen]).toEqual([true, letter])
    await settled()
    expect([toasts, names()?.length, at().context.chosen]).toEqual([['error: Failed to download file(s)'], 2, null])
  })
})

describe('Deleting', () => {
  it('asks first; cancelled, nothing happens', async () => {
    const { actor, at, asked, names } = await theDocuments()
    actor.send({ type: 'deletion.asked', document: letter })
    expect(at().children.deletion?.getSnapshot().context.text).toBe('Delete letter.pdf? This cannot be undone.')
    at().children.deletion?.send({ type: 'dialog.cancelled' })
    expect([asked, names()?.length]).toEqual([['loadDocuments'], 2])
  })

  it('confirmed, it is gone and the person is told; refused, the dialog stays and says why', async () => {
    let refuses = true
    const { actor, at, toasts, names } = await theDocuments({
      deleteDocument: () => (refuses ? Result.fail(refused('not_allowed', 403)) : Result.succeed(undefined)),
    })
    actor.send({ type: 'deletion.asked', document: letter })
    at().children.deletion?.send({ type: 'dialog.confirmed' })
    await settled()
    expect(at().children.deletion?.getSnapshot().context.refusal).toBe('refused: not_allowed')
    refuses = false
    at().children.deletion?.send({ type: 'dialog.confirmed' })
    await settled()
    expect([names(), toasts]).toEqual([['contract.pdf'], ['success: letter.pdf deleted']])
  })
})
