import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { settingOf } from '../../../src/machines/kit/setting.machine.ts'
import { giving, held, refused, refusing, settled } from '../ports.ts'

const { machine, valueIn, chosen } = settingOf<string>('colour')

const opened = async (actors: Parameters<typeof machine.provide>[0]['actors']) => {
  const actor = createActor(machine.provide({ actors: { loadSetting: giving('red'), ...actors } }))
  const toasts: string[] = []
  actor.on('toast', ({ text }) => toasts.push(text))
  actor.start()
  actor.send({ type: 'setting.opened' })
  await settled()
  return { actor, toasts, value: () => valueIn(actor.getSnapshot()), at: () => actor.getSnapshot().value }
}

describe('a setting', () => {
  it('shows what is chosen before the server has answered, one choice at a time', async () => {
    const saving = held<unknown, unknown>()
    const { actor, value, at } = await opened({ saveSetting: saving.logic })
    actor.send(chosen('blue'))
    actor.send(chosen('green'))
    expect([value(), at(), saving.asked]).toEqual(['blue', 'saving', ['blue']])
    await saving.give('blue')
    expect([value(), at()]).toEqual(['blue', 'resting'])
  })

  it('says why a choice was not taken, and what is there stands again', async () => {
    const { actor, toasts, value, at } = await opened({ saveSetting: refusing(refused('forbidden', 403)) })
    actor.send(chosen('blue'))
    await settled()
    expect([value(), at()]).toEqual(['red', 'resting'])
    expect(toasts).toHaveLength(1)
  })

  it('is read again when it could not be read', async () => {
    const { at, actor } = await opened({ loadSetting: refusing(refused('forbidden', 403)) })
    expect(at()).toBe('failed')
    actor.send({ type: 'retry.asked' })
    expect(at()).toBe('loading')
  })
})
