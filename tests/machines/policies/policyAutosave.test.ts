import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, setup } from 'xstate'
import type { HrDocument, PolicyDraftChange } from '../../../src/domain/policies/nouns.ts'
import {
  KEEP_AFTER_MS,
  policyAutosaveMachine,
  SEND_AFTER_MS,
} from '../../../src/machines/policies/policyAutosave.machine.ts'
import type { KeptText } from '../../../src/machines/policies/policyEditor.ports.ts'
import { backOffMs } from '../../../src/machines/policies/policyText.ts'
import { hrDocumentId } from '../../fixtures/ids.ts'
import { max } from '../../fixtures/people.ts'
import { aDocument, aDraft, aPublished, aText } from '../../fixtures/policyTexts.ts'
import { aClock, giving, held, refused, settled, unreachable } from '../ports.ts'

interface Kept {
  readonly text: Omit<KeptText, 'keptUtc'>
}

const theText = (document: HrDocument = aDocument(), kept: KeptText | null = null) => {
  const clock = aClock()
  const save = held<{ change: PolicyDraftChange }, HrDocument>()
  const load = held<unknown, HrDocument>()
  const keep = held<Kept, void>()
  const actor = createActor(
    policyAutosaveMachine.provide({
      actors: { saveDraft: save.logic, loadTheirs: load.logic, keepText: keep.logic, forgetText: giving(undefined) },
    }),
    {
      clock,
      input: { id: hrDocumentId('Ladders'), person: max, document, kept },
    },
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ text }) => toasts.push(text))
  actor.start()
  let written = aText('Check the feet.')
  actor.send({ type: 'editor.opened', read: () => written })
  const type = (text: string) => {
    written = aText(text)
    actor.send({ type: 'text.changed' })
  }
  const pause = async () => {
    clock.increment(KEEP_AFTER_MS)
    // Where nothing was typed there is nothing to keep.
    if (actor.getSnapshot().matches({ unsaved: 'keeping' })) await keep.give(undefined)
    clock.increment(SEND_AFTER_MS)
    await settled()
  }
  const at = () => actor.getSnapshot()
  const sent = () => save.asked.map(({ change }) => change)
  return { actor, clock, save, load, keep, toasts, at, type, pause, sent }
}

const saved = (text: string, version = 5) => aDocument({ draft: aDraft({ content: aText(text), version }) })

describe('What is typed is kept in the browser after a short pause, and sent after a longer one', () => {
  it('and nothing of it before', async () => {
    const { clock, type, keep, sent } = theText()
    type('Check the feet. Twice.')
    clock.increment(KEEP_AFTER_MS - 1)
    expect(keep.asked).toEqual([])
    clock.increment(1)
    expect(keep.asked.map(({ text }) => text)).toEqual([
      { heading: { title: 'Ladders', category: 'Safety' }, content: aText('Check the feet. Twice.'), draftVersion: 4 },
    ])
    await keep.give(undefined)
    clock.increment(SEND_AFTER_MS - 1)
    expect(sent()).toEqual([])
    clock.increment(1)
    expect(sent()).toEqual([
      { version: 4, title: 'Ladders', category: 'Safety', content: aText('Check the feet. Twice.') },
    ])
  })

  it('each key puts it off', () => {
    const { clock, type, keep } = theText()
    for (const text of ['a', 'ab', 'abc']) {
      type(text)
      clock.increment(KEEP_AFTER_MS - 1)
    }
    expect(keep.asked).toEqual([])
  })

  it('what was saved is said with its time, and the next draft stands on it', async () => {
    const { save, at, type, pause, sent } = theText()
    type('One')
    await pause()
    await save.give(saved('One', 5))
    expect([at().matches('saved'), at().context.document.draft?.version]).toEqual([true, 5])
    type('Two')
    await pause()
    expect(sent().map(({ version }) => version)).toEqual([4, 5])
  })

  it('of a policy that has no draft yet, the first is made', async () => {
    const { type, pause, sent } = theText(aPublished())
    type('One')
    await pause()
    expect(sent()[0]?.version).toBeNull()
  })

  it('what is typed while it is sent goes with the next sending', async () => {
    const { save, at, type, pause, sent } = theText()
    type('One')
    await pause()
    type('One two')
    await save.give(saved('One', 5))
    expect(at().hasTag('dirty')).toBe(true)
    await pause()
    expect(sent().at(-1)).toMatchObject({ version: 5, content: aText('One two') })
  })

  it('of a file only title and category are sent', async () => {
    const file = { name: 'ladders.pdf', size: 3, sha256: 'b'.repeat(64), pages: 2 }
    const { actor, pause, sent } = theText(aDocument({ draft: aDraft({ content: null, file }) }))
    actor.send({ type: 'heading.changed', change: { category: '' } })
    await pause()
    expect(sent()).toEqual([{ version: 4, title: 'Ladders', category: null, content: null }])
  })
})

describe('Without a title nothing is sent', () => {
  it('and with one it is', async () => {
    const { actor, at, pause, sent } = theText()
    actor.send({ type: 'heading.changed', change: { title: '  ' } })
    await pause()
    expect([at().matches({ unsaved: 'untitled' }), sent()]).toEqual([true, []])
    actor.send({ type: 'heading.changed', change: { title: 'Long ladders' } })
    await pause()
    expect(sent().map(({ title }) => title)).toEqual(['Long ladders'])
  })
})

describe('Without a connection it is tried again, with longer and longer pauses', () => {
  it.each([
    [1, 2_000],
    [2, 4_000],
    [4, 16_000],
    [5, 30_000],
    [50, 30_000],
  ])('after attempt %d in %d ms', (attempt, ms) => expect(backOffMs(attempt)).toBe(ms))

  it('and what is typed meanwhile is kept and goes with it', async () => {
    const { clock, save, keep, at, type, pause, sent } = theText()
    type('One')
    await pause()
    await save.refuse(unreachable)
    expect(at().hasTag('offline')).toBe(true)
    clock.increment(1_999)
    expect(sent()).toHaveLength(1)
    clock.increment(1)
    expect(sent()).toHaveLength(2)
    await save.refuse(unreachable)
    type('One two')
    clock.increment(KEEP_AFTER_MS)
    expect(keep.asked.at(-1)?.text.content).toEqual(aText('One two'))
    await keep.give(undefined)
    clock.increment(SEND_AFTER_MS)
    await save.give(saved('One two'))
    expect([at().matches('saved'), at().context.attempt]).toEqual([true, 0])
  })

  it('at once when somebody asks', async () => {
    const { actor, save, type, pause, sent } = theText()
    type('One')
    await pause()
    await save.refuse(unreachable)
    actor.send({ type: 'retry.asked' })
    expect(sent()).toHaveLength(2)
  })
})

describe('A draft that somebody else has saved is laid beside', () => {
  const theirs = aDocument({ draft: aDraft({ title: 'Steps', content: aText('Theirs.'), version: 9 }) })
  const conflicting = async () => {
    const text = theText()
    text.type('Mine')
    await text.pause()
    await text.save.refuse(refused('changed_meanwhile'))
    await text.load.give(theirs)
    return text
  }

  it('theirs can be taken: it is shown, and nothing is sent', async () => {
    const { actor, at, sent } = await conflicting()
    expect(at().hasTag('conflict')).toBe(true)
    actor.send({ type: 'theirs.taken' })
    expect(at().context).toMatchObject({
      heading: { title: 'Steps' },
      shown: { generation: 1, content: aText('Theirs.') },
      draftVersion: 9,
    })
    expect([at().matches('saved'), sent().length]).toEqual([true, 1])
  })

  it('mine can be kept: it is shown and sent over theirs', async () => {
    const { actor, save, at, sent } = await conflicting()
    actor.send({ type: 'mine.kept' })
    expect(sent().at(-1)).toMatchObject({ version: 9, title: 'Ladders', content: aText('Mine') })
    expect(at().context.shown).toEqual({ generation: 1, content: aText('Mine') })
    await save.give(saved('Mine', 10))
    expect(at().matches('saved')).toBe(true)
  })

  it('when theirs cannot be fetched it can be tried again', async () => {
    const { actor, save, load, at, type, pause } = theText()
    type('Mine')
    await pause()
    await save.refuse(refused('changed_meanwhile'))
    await load.refuse(unreachable)
    expect(at().matches({ unsaved: 'unfetched' })).toBe(true)
    actor.send({ type: 'retry.asked' })
    await load.give(theirs)
    expect(at().matches({ unsaved: 'comparing' })).toBe(true)
  })
})

describe('What the server refuses is said, and stays typed', () => {
  it('in §8’s words and its own', async () => {
    const { save, at, toasts, type, pause } = theText()
    type('One')
    await pause()
    await save.refuse(refused('too_deep', 422))
    expect([toasts, at().context.refusal, at().hasTag('refused')]).toEqual([
      ['Failed to update HR Document'],
      'refused: too_deep',
      true,
    ])
  })

  it('typing goes on from there', async () => {
    const { save, type, pause, sent } = theText()
    type('One')
    await pause()
    await save.refuse(refused('too_deep', 422))
    type('Two')
    await pause()
    expect(sent()).toHaveLength(2)
  })

  it('a policy that is gone is not sent again', async () => {
    const { save, at, type, pause, sent } = theText()
    type('One')
    await pause()
    await save.refuse(refused('not_found', 404))
    type('Two')
    await pause()
    expect([at().hasTag('gone'), sent().length]).toEqual([true, 1])
  })
})

describe('What this browser had kept of an earlier time', () => {
  const kept: KeptText = {
    heading: { title: 'Ladders and steps', category: '' },
    content: aText('Kept.'),
    draftVersion: 3,
    keptUtc: '2026-11-02T02:00:00.000Z',
  }

  it('is shown and sent, over the version it was typed over', async () => {
    const { actor, at, pause, sent } = theText(aDocument(), kept)
    expect([at().hasTag('dirty'), at().context.shown.content]).toEqual([true, aText('Kept.')])
    actor.send({ type: 'editor.opened', read: () => aText('Kept.') })
    await pause()
    expect(sent()).toEqual([{ version: 3, title: 'Ladders and steps', category: null, content: aText('Kept.') }])
  })
})

describe('Settings that were saved beside', () => {
  it('leave what is typed as it is', async () => {
    const { actor, at, type } = theText()
    type('One')
    actor.send({ type: 'document.changed', document: aDocument({ version: 3 }) })
    expect([at().hasTag('dirty'), at().context.document.version]).toEqual([true, 3])
  })
})

describe('§ 2.3 The navigation knows what is unsaved, and nothing else', () => {
  it('from the first key until the server has it, and the one who waits is given what it has', async () => {
    const heard: Array<string> = []
    const save = held<unknown, HrDocument>()
    const clock = aClock()
    const text = policyAutosaveMachine.provide({
      actors: {
        saveDraft: save.logic,
        keepText: giving(undefined),
        forgetText: giving(undefined),
      },
    })
    const parent = setup({
      types: {} as { events: { type: string; document?: HrDocument } },
      actors: { text, navigation: fromCallback(({ receive }) => receive(({ type }) => heard.push(type))) },
      actions: {
        hear: ({ event }) => heard.push(`${event.type} ${event.document?.draft?.version ?? ''}`.trim()),
      },
    }).createMachine({
      invoke: [
        { src: 'navigation', systemId: 'navigation' },
        {
          id: 'text',
          src: 'text',
          input: {
            id: hrDocumentId('Ladders'),
            person: max,
            document: aDocument(),
            kept: null,
          },
        },
      ],
      on: { 'text.*': { actions: 'hear' } },
    })
    const actor = createActor(parent, { clock }).start()
    actor.getSnapshot().children.text?.send({ type: 'text.changed' })
    clock.increment(KEEP_AFTER_MS)
    await settled()
    clock.increment(SEND_AFTER_MS)
    await save.give(saved('One', 5))
    expect(heard).toEqual(['text.settled 4', 'unsaved.began', 'text.began', 'unsaved.ended', 'text.settled 5'])
  })

  it('it is sent at once when the page is left, and what stands in the way is said', async () => {
    const heard: Array<string> = []
    let leave = () => {}
    const save = held<unknown, HrDocument>()
    const text = policyAutosaveMachine.provide({
      actors: { saveDraft: save.logic, keepText: giving(undefined), forgetText: giving(undefined) },
    })
    const navigation = fromCallback(({ receive, emit }) => {
      receive(({ type }) => heard.push(type))
      leave = () => emit({ type: 'saving.asked' })
    })
    const input = { id: hrDocumentId('Ladders'), person: max, document: aDocument() }
    const parent = setup({ actors: { text, navigation } }).createMachine({
      invoke: [
        { src: 'navigation', systemId: 'navigation' },
        { id: 'text', src: 'text', input: { ...input, kept: null } },
      ],
    })
    const actor = createActor(parent, { clock: aClock() }).start()
    actor.getSnapshot().children.text?.send({ type: 'text.changed' })
    leave()
    await settled()
    expect(save.asked).toHaveLength(1)
    await save.refuse(unreachable)
    expect(heard).toEqual(['unsaved.began', 'saving.stuck'])
  })
})
