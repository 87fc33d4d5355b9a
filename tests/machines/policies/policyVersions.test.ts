import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { PolicyDiff, PolicyVersion } from '../../../src/domain/policies/nouns.ts'
import { policyFileMachine } from '../../../src/machines/policies/policyFile.machine.ts'
import { policyVersionsMachine } from '../../../src/machines/policies/policyVersions.machine.ts'
import { aPolicy } from '../../fixtures/policies.ts'
import { aVersion, someChanges } from '../../fixtures/policyDocuments.ts'
import { held, unreachable } from '../ports.ts'

const ofConduct = { id: aPolicy().id }

const theVersions = () => {
  const load = held<{ versionNo: number }, PolicyVersion>()
  const compare = held<{ versionNo: number; from: number }, PolicyDiff>()
  const actor = createActor(
    policyVersionsMachine.provide({ actors: { loadVersion: load.logic, loadChanges: compare.logic } }),
    { input: ofConduct },
  ).start()
  return { actor, load, compare, at: () => actor.getSnapshot() }
}

describe('§ 3 Every version is kept, and any two are compared', () => {
  it('one as it was published', async () => {
    const { actor, load, at } = theVersions()
    actor.send({ type: 'version.opened', versionNo: 1 })
    await load.give(aVersion({ versionNo: 1 }))
    expect([at().value, at().context.version?.versionNo]).toEqual(['showingVersion', 1])
  })

  it('two, which need not be next to each other', async () => {
    const { actor, compare, at } = theVersions()
    actor.send({ type: 'comparison.opened', versionNo: 5, from: 2 })
    expect(compare.asked).toMatchObject([{ versionNo: 5, from: 2 }])
    await compare.give(someChanges())
    expect(at().value).toBe('showingChanges')
  })

  it('another view replaces it, and the answer to the one before is not heard', async () => {
    const { actor, load, at } = theVersions()
    actor.send({ type: 'version.opened', versionNo: 1 })
    actor.send({ type: 'version.opened', versionNo: 2 })
    await load.give(aVersion({ versionNo: 1 }))
    expect(at().value).toBe('loadingVersion')
    await load.give(aVersion({ versionNo: 2 }))
    expect(at().context.version?.versionNo).toBe(2)
    actor.send({ type: 'view.closed' })
    expect([at().value, at().context.version]).toEqual(['listing', null])
  })

  it('what could not be read can be asked for again', async () => {
    const { actor, load, compare, at } = theVersions()
    actor.send({ type: 'version.opened', versionNo: 1 })
    await load.refuse(unreachable)
    expect(at().value).toBe('versionFailed')
    actor.send({ type: 'retry.asked' })
    expect(at().value).toBe('loadingVersion')
    actor.send({ type: 'comparison.opened', versionNo: 2, from: 1 })
    await compare.refuse(unreachable)
    expect(at().value).toBe('changesFailed')
    actor.send({ type: 'retry.asked' })
    await compare.give(someChanges())
    expect(at().context.failure).toBeNull()
  })
})

describe('The file of a version', () => {
  const theFile = () => {
    const load = held<unknown, Blob>()
    const save = held<{ name: string }, void>()
    const actor = createActor(policyFileMachine.provide({ actors: { loadFile: load.logic, saveFile: save.logic } }), {
      input: { ...ofConduct, versionNo: 1, name: 'Conduct.pdf' },
    })
    const toasts: Array<string> = []
    actor.on('toast', ({ text }) => toasts.push(text))
    actor.start()
    return { actor, load, save, toasts, at: () => actor.getSnapshot() }
  }

  it('is read to be shown, and again when that failed', async () => {
    const { actor, load, at } = theFile()
    await load.refuse(unreachable)
    expect(at().matches({ preview: 'failed' })).toBe(true)
    actor.send({ type: 'retry.asked' })
    await load.give(new Blob(['%PDF']))
    expect(at().matches({ preview: 'shown' })).toBe(true)
  })

  it('is downloaded whether or not it could be shown, once at a time', async () => {
    const { actor, load, save, toasts } = theFile()
    await load.refuse(unreachable)
    actor.send({ type: 'download.asked' })
    actor.send({ type: 'download.asked' })
    expect(save.asked).toMatchObject([{ name: 'Conduct.pdf' }])
    await save.refuse(unreachable)
    expect(toasts).toEqual(['Failed to download the file'])
  })
})
