import { describe, expect, it } from 'vitest'
import { type AnyEventObject, createActor, fromCallback, setup } from 'xstate'
import { blankItem, type Stored, type Written } from '../../../src/domain/checkIns/writing.ts'
import { meetingPart } from '../../../src/machines/checkIns/meetingPart.ts'
import type { PartActor } from '../../../src/machines/kit/part.machine.ts'
import { KEEP_AFTER_MS, SEND_AFTER_MS } from '../../../src/machines/kit/part.setup.ts'
import type { KeptPart } from '../../../src/machines/kit/parts.ports.ts'
import { checkInId } from '../../fixtures/checkIns.ts'
import { aTextOf } from '../../fixtures/meetings.ts'
import { eve } from '../../fixtures/people.ts'
import { aClock, held, refused, settled, unreachable } from '../ports.ts'

const text = (written: string): Written => ({ kind: 'text', text: written })
const stored = (written: string, version: number) => aTextOf('notes', written, { version })

const thePart = (input: Partial<KeptPart<Written>> = {}) => {
  const clock = aClock()
  const save = held<{ content: Written; version: number }, Stored>()
  const load = held<unknown, Stored | null>()
  const remove = held<{ version: number }, void>()
  const keep = held<{ part: KeptPart }, void>()
  const forget = held<{ key: string }, void>()
  const heard: Array<AnyEventObject> = []
  let leave = () => {}
  const part = meetingPart.machine.provide({
    actors: {
      savePart: save.logic,
      loadPart: load.logic,
      removePart: remove.logic,
      keepPart: keep.logic,
      forgetPart: forget.logic,
    },
  })
  const navigation = fromCallback(({ receive, emit }) => {
    receive((event) => heard.push(event))
    leave = () => emit({ type: 'saving.asked' })
  })
  const parent = createActor(
    setup({ actors: { part, navigation }, actions: { hear: ({ event }) => void heard.push(event) } }).createMachine({
      invoke: [
        { src: 'navigation', systemId: 'navigation' },
        {
          id: 'part',
          src: 'part',
          input: {
            id: checkInId('first'),
            person: eve,
            key: 'notes',
            content: text('L'),
            base: text('Roof'),
            version: 3,
            ...input,
          },
        },
      ],
      on: { 'part.*': { actions: 'hear' } },
    }),
    { clock },
  ).start()
  const actor = parent.getSnapshot().children.part as PartActor
  const type = (written: string) => actor.send({ type: 'part.typed', content: text(written) })
  const pause = async () => {
    clock.increment(KEEP_AFTER_MS)
    await keep.give(undefined)
    clock.increment(SEND_AFTER_MS)
    await settled()
  }
  return {
    actor,
    clock,
    save,
    load,
    remove,
    keep,
    forget,
    type,
    pause,
    at: () => actor.getSnapshot(),
    leave: () => leave(),
    told: () => heard.map(({ type }) => type),
    sent: () => save.asked.map(({ content, version }) => [content.text, version]),
  }
}

describe('What is written is kept in the browser after a short pause, and sent after a longer one', () => {
  it('and nothing of it before', async () => {
    const { clock, type, keep, sent } = thePart()
    type('Ladders')
    clock.increment(KEEP_AFTER_MS - 1)
    expect(keep.asked).toEqual([])
    clock.increment(1)
    expect(keep.asked.map(({ part }) => part)).toEqual([
      { key: 'notes', content: text('Ladders'), base: text('Roof'), version: 3 },
    ])
    await keep.give(undefined)
    clock.increment(SEND_AFTER_MS - 1)
    expect(sent()).toEqual([])
    clock.increment(1)
    expect(sent()).toEqual([['Ladders', 3]])
  })

  it('what has arrived is told, forgotten here, and not unsaved any more', async () => {
    const { save, forget, told, pause } = thePart()
    await pause()
    await save.give(stored('L', 4))
    await forget.give(undefined)
    expect(told()).toEqual(['unsaved.began', 'unsaved.ended', 'part.stored', 'part.settled'])
  })

  it('what is written while it is sent goes with the next sending, over the version that was saved', async () => {
    const { save, at, type, pause, sent } = thePart()
    await pause()
    type('Ladders')
    await save.give(stored('L', 4))
    expect(at().hasTag('dirty')).toBe(true)
    await pause()
    expect(sent().at(-1)).toEqual(['Ladders', 4])
  })

  it('what is written after it has arrived, before it is forgotten, is not lost', async () => {
    const { save, forget, at, type, pause, sent, told } = thePart()
    await pause()
    await save.give(stored('L', 4))
    type('Ladders')
    await forget.give(undefined)
    expect([at().hasTag('dirty'), told().includes('part.settled')]).toEqual([true, false])
    await pause()
    expect(sent().at(-1)).toEqual(['Ladders', 4])
  })

  it('leaving the page does not wait for the pause', () => {
    const { leave, sent } = thePart()
    leave()
    expect(sent()).toEqual([['L', 3]])
  })

  it('an item without words is not sent', async () => {
    const { actor, at, pause, sent } = thePart({
      key: 'item',
      content: blankItem('agenda', '  '),
      version: 0,
      base: null,
    })
    await pause()
    expect([at().hasTag('refused'), sent()]).toEqual([true, []])
    actor.send({ type: 'part.typed', content: blankItem('agenda', ' Roster ') })
    await pause()
    expect(sent()).toEqual([[' Roster ', 0]])
  })
})

describe('Without a connection', () => {
  it('it is tried again with longer and longer pauses, and what is written meanwhile is kept and goes with it', async () => {
    const { clock, save, keep, at, type, pause, sent, told } = thePart()
    await pause()
    await save.refuse(unreachable)
    expect([at().hasTag('offline'), told().at(-1)]).toEqual([true, 'part.stuck'])
    clock.increment(1_999)
    expect(sent()).toHaveLength(1)
    clock.increment(1)
    await save.refuse(unreachable)
    clock.increment(2_000)
    expect(sent()).toHaveLength(2)
    type('Ladders')
    await pause()
    expect(keep.asked.at(-1)?.part.content).toEqual(text('Ladders'))
    await save.give(stored('Ladders', 4))
    expect(at().matches('settled')).toBe(true)
  })
})

describe('What somebody else has saved meanwhile', () => {
  const conflicting = async (mine: string, theirs: string) => {
    const part = thePart({ content: text(mine) })
    await part.pause()
    await part.save.refuse(refused('changed_meanwhile'))
    await part.load.give(stored(theirs, 9))
    return part
  }

  it('is merged where the two wrote in different lines', async () => {
    const { at, sent } = await conflicting('Roof\nmine', 'Roof\ntheirs')
    expect([at().hasTag('conflict'), sent().at(-1)]).toEqual([false, ['Roof\ntheirs\nmine', 9]])
  })

  it('goes on being typed over while it is fetched, and nothing of that is lost', async () => {
    const { save, load, type, pause, sent } = thePart({ content: text('Roof\nm') })
    await pause()
    await save.refuse(refused('changed_meanwhile'))
    type('Roof\nmine')
    await load.give(stored('Roof\ntheirs', 9))
    expect(sent().at(-1)).toEqual(['Roof\ntheirs\nmine', 9])
  })

  it('is merged over what was saved last, so that nothing of it comes twice', async () => {
    const { save, load, type, pause, sent } = thePart({ content: text('Roof\na') })
    await pause()
    type('Roof\na\nmine')
    await save.give(stored('Roof\na', 4))
    await pause()
    await save.refuse(refused('changed_meanwhile'))
    await load.give(stored('Roof\na\ntheirs', 9))
    expect(sent().at(-1)).toEqual(['Roof\na\ntheirs\nmine', 9])
  })

  it('in the same line is laid beside, and nothing is sent until it is decided', async () => {
    const { at, leave, sent, told } = await conflicting('Roof mine', 'Roof theirs')
    leave()
    expect([at().hasTag('conflict'), meetingPart.theirsIn(at())?.text, sent().length]).toEqual([true, 'Roof theirs', 1])
    expect(told().at(-1)).toBe('part.stuck')
  })

  it.each([
    ['mine.kept', 'Roof mine'],
    ['both.kept', 'Roof theirs\n\nRoof mine'],
  ] as const)('%s: %j is sent over theirs', async (type, written) => {
    const { actor, sent } = await conflicting('Roof mine', 'Roof theirs')
    actor.send({ type })
    expect(sent().at(-1)).toEqual([written, 9])
  })

  it('can be taken: nothing is sent, and it is told', async () => {
    const { actor, at, sent, told } = await conflicting('Roof mine', 'Roof theirs')
    actor.send({ type: 'theirs.taken' })
    expect([at().matches('settled'), at().context.content, sent().length]).toEqual([true, text('Roof theirs'), 1])
    expect(told()).toContain('part.stored')
  })

  it('typing goes on while it is decided: that is mine, and kept in the browser', async () => {
    const { actor, at, type, clock, keep, sent } = await conflicting('Roof mine', 'Roof theirs')
    await keep.give(undefined)
    type('Roof mine too')
    clock.increment(KEEP_AFTER_MS)
    await keep.give(undefined)
    expect([at().hasTag('conflict'), keep.asked.at(-1)?.part.content]).toEqual([true, text('Roof mine too')])
    actor.send({ type: 'mine.kept' })
    expect(sent().at(-1)).toEqual(['Roof mine too', 9])
  })
})

describe('What the server refuses is said, and stays', () => {
  it('complete meanwhile: it can be sent again once it is open', async () => {
    const { actor, save, at, pause, sent } = thePart()
    await pause()
    await save.refuse(refused('locked'))
    expect([at().context.refusal, at().context.content]).toEqual(['refused: locked', text('L')])
    actor.send({ type: 'retry.asked' })
    expect(sent()).toHaveLength(2)
  })

  it('gone meanwhile: it is not sent again', async () => {
    const { save, at, leave, type, pause, sent } = thePart()
    await pause()
    await save.refuse(refused('not_found', 404))
    type('Ladders')
    leave()
    expect([at().hasTag('gone'), sent().length, at().context.content]).toEqual([true, 1, text('L')])
  })
})

describe('An item is removed', () => {
  const key = 'item'
  const content = blankItem('agenda', 'Roster')

  it('at the version that is known', async () => {
    const { actor, remove, at, told } = thePart({ key, content, version: 2, base: content })
    actor.send({ type: 'removal.asked' })
    expect(remove.asked).toMatchObject([{ version: 2 }])
    await remove.give(undefined)
    expect([at().matches('settled'), told()]).toEqual([true, expect.arrayContaining(['part.removed'])])
  })

  it('while it is being saved: right after it, at the version it has got', async () => {
    const { actor, save, remove, at, told, pause } = thePart({ key, content, version: 0, base: null })
    await pause()
    actor.send({ type: 'removal.asked' })
    expect(remove.asked).toEqual([])
    await save.give(stored('Roster', 4))
    expect(remove.asked).toMatchObject([{ version: 4 }])
    await remove.give(undefined)
    expect([at().matches('settled'), told().at(-1)]).toEqual([true, 'part.removed'])
  })

  it('that never arrived, without asking', () => {
    const { actor, remove, at } = thePart({ key, content, version: 0, base: null })
    actor.send({ type: 'removal.asked' })
    expect([at().matches('settled'), remove.asked]).toEqual([true, []])
  })

  it('and stays, with the reason, where that is refused', async () => {
    const { actor, remove, at } = thePart({ key, content, version: 2, base: content })
    actor.send({ type: 'removal.asked' })
    await remove.refuse(refused('locked'))
    expect([at().hasTag('refused'), at().context.refusal]).toEqual([true, 'refused: locked'])
  })

  it('by somebody else while it was changed: gone', async () => {
    const { save, load, at, pause } = thePart({ key, content, version: 2, base: content })
    await pause()
    await save.refuse(refused('changed_meanwhile'))
    await load.give(null)
    expect(at().hasTag('gone')).toBe(true)
  })
})
