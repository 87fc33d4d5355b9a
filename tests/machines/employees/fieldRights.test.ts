import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { FieldRights } from '../../../src/domain/employees/nouns.ts'
import { fieldRightsMachine } from '../../../src/machines/employees/fieldRights.machine.ts'
import { giving, held, refused, refusing, settled } from '../ports.ts'

const on: FieldRights = { managersSeePersonal: true, managersSeeEmergency: true, managersChoosePolicies: true }
const off: FieldRights = { ...on, managersSeeEmergency: false }

const started = async (ports: { readonly loadFieldRights: never; readonly saveFieldRights: never }) => {
  const actor = createActor(fieldRightsMachine.provide({ actors: ports }))
  const toasts: string[] = []
  actor.on('toast', ({ text }) => toasts.push(text))
  actor.start()
  await settled()
  return { actor, toasts, rights: () => actor.getSnapshot().context.rights, at: () => actor.getSnapshot().value }
}

describe('who sees what (§ 6, ours)', () => {
  it('shows the choice before the server has answered, and sends one at a time', async () => {
    const saving = held<{ readonly rights: FieldRights }, FieldRights>()
    const { actor, rights, at } = await started({ loadFieldRights: giving(off), saveFieldRights: saving.logic })
    actor.send({ type: 'rights.changed', rights: on })
    expect([rights(), at()]).toEqual([on, 'saving'])
    actor.send({ type: 'rights.changed', rights: off })
    expect(saving.asked).toEqual([{ rights: on }])
    await saving.give(on)
    expect([rights(), at()]).toEqual([on, 'resting'])
  })

  it('puts back what was before when the server refuses, and says so', async () => {
    const ports = { loadFieldRights: giving(off), saveFieldRights: refusing(refused('not_allowed', 403)) }
    const { actor, rights, toasts } = await started(ports)
    actor.send({ type: 'rights.changed', rights: on })
    await settled()
    expect([rights(), toasts]).toEqual([off, ['Failed to save privacy settings']])
  })

  it('is read anew when the page shows again; what is known stays, and can be changed meanwhile', async () => {
    const reading = held<object, FieldRights>()
    const { actor, rights, at } = await started({ loadFieldRights: reading.logic, saveFieldRights: giving(off) })
    actor.send({ type: 'rights.changed', rights: on })
    expect([rights(), at()]).toEqual([null, 'loading'])
    await reading.give(on)
    actor.send({ type: 'page.shown' })
    expect([rights(), at()]).toEqual([on, 'loading'])
    actor.send({ type: 'rights.changed', rights: off })
    await settled()
    await reading.give(on)
    expect([rights(), at()]).toEqual([off, 'resting'])
  })

  it('a reading that fails can be tried again', async () => {
    const reading = held<object, FieldRights>()
    const { actor, rights, at } = await started({ loadFieldRights: reading.logic, saveFieldRights: giving(on) })
    await reading.refuse({ _tag: 'Unreachable' })
    expect(at()).toBe('failed')
    actor.send({ type: 'retry.asked' })
    await reading.give(off)
    expect(rights()).toEqual(off)
  })
})
