import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { SECOND_KEY_MS, shortcuts } from '../../../../src/domain/session/shortcuts.ts'
import { shortcutsMachine } from '../../../../src/machines/session/shortcuts/shortcuts.machine.ts'
import { aClock } from '../../ports.ts'

const listening = (over: { readonly all?: typeof shortcuts; readonly singleKeysAreOn?: boolean } = {}) => {
  const clock = aClock()
  const actor = createActor(shortcutsMachine, {
    clock,
    input: { all: () => over.all ?? shortcuts, singleKeysAreOn: over.singleKeysAreOn ?? true },
  })
  const followed: Array<string> = []
  actor.on('shortcut.followed', ({ target }) => followed.push('open' in target ? target.open : target.show))
  actor.start()
  const press = (key: string, { withControl = false, whileTyping = false } = {}) =>
    actor.send({ type: 'key.pressed', key, withControl, whileTyping })
  return { actor, clock, followed, press, at: () => actor.getSnapshot().value }
}

describe('Two keys, one after the other', () => {
  it('lead where the table says', () => {
    const { press, followed, at } = listening()
    press('g')
    expect([at(), followed]).toEqual(['awaitingSecond', []])
    press('e')
    expect([at(), followed]).toEqual(['listening', ['employees']])
  })

  it('the second is waited for 1.2 s, and not a millisecond longer', () => {
    const { press, followed, clock, at } = listening()
    expect(SECOND_KEY_MS).toBe(1_200)
    press('g')
    clock.increment(1_199)
    expect(at()).toBe('awaitingSecond')
    clock.increment(1)
    expect(at()).toBe('listening')
    press('e')
    expect(followed).toEqual([])
  })

  it('a first key pressed again waits anew', () => {
    const { press, followed, clock } = listening()
    press('g')
    clock.increment(1_000)
    press('g')
    clock.increment(1_000)
    press('h')
    expect(followed).toEqual(['home'])
  })

  it('another key gives the first up', () => {
    const { press, followed, at } = listening()
    press('g')
    press('x')
    expect(at()).toBe('listening')
    press('h')
    expect(followed).toEqual([])
  })

  it('typing in a field in between gives it up too', () => {
    const { press, followed, at } = listening()
    press('g')
    press('h', { whileTyping: true })
    expect([at(), followed]).toEqual(['listening', []])
  })

  it('Ctrl K in between opens the palette all the same', () => {
    const { press, followed, at } = listening()
    press('g')
    press('k', { withControl: true })
    expect([at(), followed]).toEqual(['listening', ['palette']])
  })
})

describe('Nothing fires', () => {
  it('while somebody types, except with Ctrl', () => {
    const { press, followed } = listening()
    for (const key of ['?', '/', 'g', 'h']) press(key, { whileTyping: true })
    expect(followed).toEqual([])
    press('k', { withControl: true, whileTyping: true })
    expect(followed).toEqual(['palette'])
  })

  it('when single keys are switched off, except with Ctrl; switched on again, it does', () => {
    const { actor, press, followed } = listening({ singleKeysAreOn: false })
    for (const key of ['?', '/', 'g', 'h']) press(key)
    expect(followed).toEqual([])
    press('k', { withControl: true })
    actor.send({ type: 'singleKeys.switched', areOn: true })
    press('?')
    expect(followed).toEqual(['palette', 'sheet'])
  })

  it('for a page this person may not open', () => {
    const { press, followed } = listening({
      all: shortcuts.filter(({ target }) => !('open' in target && target.open === 'employees')),
    })
    press('g')
    press('e')
    expect(followed).toEqual([])
  })
})
