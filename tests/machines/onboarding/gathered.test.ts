import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { gatheredOr } from '../../../src/areas/onboarding.ts'
import type { Onboarding } from '../../../src/domain/onboarding/nouns.ts'
import { readinessMachine } from '../../../src/machines/session/readiness.machine.ts'
import { anOnboarding } from '../../fixtures/onboarding.ts'
import { banksia } from '../../fixtures/tenants.ts'
import { breaking, held, settled, unreachable } from '../ports.ts'

const record = anOnboarding()

const anOpening = (logic?: never) => {
  const gathering = held<unknown, Onboarding | null>()
  const actors = { onboarding: logic ?? gathering.logic }
  const readiness = createActor(readinessMachine.provide({ actors }), { input: { tenant: banksia } }).start()
  const asked: Array<unknown> = []
  const leaving = new AbortController()
  const load = gatheredOr(async (input) => {
    asked.push(input)
    return Result.succeed(null)
  }, readiness)
  return { gathering, leaving, asked, read: () => load(undefined, leaving.signal) }
}

describe('the record of the set-up is read once, also where its page opens before it is there', () => {
  it('waits for the reading that is under way, and hears what it brings', async () => {
    const { gathering, asked, read } = anOpening()
    const reading = read()
    await gathering.give(record)
    expect(await reading).toEqual(Result.succeed(record))
    expect(asked).toEqual([])
  })

  it('hears that there is none', async () => {
    const { gathering, read } = anOpening()
    const reading = read()
    await gathering.give(null)
    expect(await reading).toEqual(Result.succeed(null))
  })

  it('hears why it could not be read; trying again asks for itself', async () => {
    const { gathering, asked, read } = anOpening()
    const reading = read()
    await gathering.refuse(unreachable)
    expect(await reading).toEqual(Result.fail(unreachable))
    await read()
    expect(asked).toEqual([undefined])
  })

  it('hears of a bug as of any failure', async () => {
    const { read } = anOpening(breaking())
    expect(Result.isFailure(await read())).toBe(true)
  })

  it('asks for itself where it has been read already', async () => {
    const { gathering, asked, read } = anOpening()
    await gathering.give(record)
    await read()
    expect(asked).toHaveLength(1)
  })

  it('listens no longer once it is given up', async () => {
    const { gathering, leaving, read } = anOpening()
    let heard = false
    void read().then(() => {
      heard = true
    })
    leaving.abort()
    await gathering.give(record)
    await settled()
    expect(heard).toBe(false)
  })
})
