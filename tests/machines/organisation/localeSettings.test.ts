import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { LocaleSettings } from '../../../src/domain/organisation/nouns.ts'
import { localeSettingsMachine } from '../../../src/machines/organisation/localeSettings.machine.ts'
import { giving, held, refused, refusing, settled } from '../ports.ts'

const before: LocaleSettings = {
  company: { dateStyle: 'ordinal', firstWeekday: 1, numberStyle: ',.', version: 1 },
  own: { dateStyle: null, firstWeekday: null, numberStyle: null, zone: null },
}
const after: LocaleSettings = { ...before, company: { ...before.company, dateStyle: 'd/m/y', version: 2 } }

const started = async (actors: Parameters<typeof localeSettingsMachine.provide>[0]['actors']) => {
  const actor = createActor(localeSettingsMachine.provide({ actors: { loadLocale: giving(before), ...actors } }))
  const toasts: string[] = []
  actor.on('toast', ({ text }) => toasts.push(text))
  actor.start()
  await settled()
  return { actor, toasts, settings: () => actor.getSnapshot().context.settings, at: () => actor.getSnapshot().value }
}

describe('how days and numbers are written (ours)', () => {
  it('shows the choice before the server has answered, and sends it with the version it was decided on', async () => {
    const saving = held<object, LocaleSettings>()
    const { actor, settings, at } = await started({ saveCompanyLocale: saving.logic })
    actor.send({ type: 'company.changed', change: { dateStyle: 'd/m/y' } })
    expect([settings()?.company.dateStyle, at()]).toEqual(['d/m/y', 'savingCompany'])
    expect(saving.asked).toEqual([{ ...before.company, dateStyle: 'd/m/y' }])
    await saving.give(after)
    expect([settings(), at()]).toEqual([after, 'resting'])
  })

  it('when the server refuses says so, and what is there now stands again', async () => {
    const { actor, settings, toasts } = await started({
      saveCompanyLocale: refusing(refused('changed_meanwhile', 409)),
    })
    actor.send({ type: 'company.changed', change: { numberStyle: '.,' } })
    await settled()
    expect(settings()).toEqual(before)
    expect(toasts).toHaveLength(1)
  })

  it('what is chosen while one is being saved is saved after it, with the version that one was given', async () => {
    const saving = held<object, LocaleSettings>()
    const own = held<object, LocaleSettings>()
    const { actor, settings, at } = await started({ saveCompanyLocale: saving.logic, saveOwnLocale: own.logic })
    actor.send({ type: 'company.changed', change: { dateStyle: 'd/m/y' } })
    actor.send({ type: 'own.changed', change: { firstWeekday: 0 } })
    actor.send({ type: 'company.changed', change: { numberStyle: '.,' } })
    expect(saving.asked).toHaveLength(1)
    await saving.give(after)
    expect(settings()).toMatchObject({ company: { dateStyle: 'd/m/y', numberStyle: '.,' }, own: { firstWeekday: 0 } })
    expect(saving.asked[1]).toEqual({ ...after.company, numberStyle: '.,' })
    await saving.give({ ...after, company: { ...after.company, numberStyle: '.,', version: 3 } })
    expect(own.asked).toEqual([{ ...before.own, firstWeekday: 0 }])
    await own.give({ ...after, own: { ...before.own, firstWeekday: 0 } })
    expect(at()).toBe('resting')
  })

  it('one’s own choice leaves the client’s alone', async () => {
    const saving = held<object, LocaleSettings>()
    const { actor } = await started({ saveOwnLocale: saving.logic })
    actor.send({ type: 'own.changed', change: { zone: 'Australia/Perth' } })
    expect(saving.asked).toEqual([{ ...before.own, zone: 'Australia/Perth' }])
  })
})
