import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { draftMachine } from '../../../src/machines/kit/draft.machine.ts'
import { draftOf } from '../../../src/machines/kit/drafts.ts'
import { askToLeave } from '../../../src/machines/kit/unsaved.ts'
import { navigationMachine } from '../../../src/machines/session/navigation.machine.ts'

const noteDraft = draftOf<{ readonly note: string }>('note', { kinds: ['pdf'], maxBytes: 100 })

/** A page with a navigation and a dialog that holds a note. */
const page = setup({
  types: {} as { children: { navigation: 'navigation'; draft: 'draft' }; events: { type: 'page.closed' } },
  actors: { navigation: navigationMachine, draft: draftMachine },
}).createMachine({
  invoke: { id: 'navigation', systemId: 'navigation', src: 'navigation', input: { current: '/' } },
  initial: 'open',
  states: {
    open: {
      invoke: { id: 'draft', src: 'draft', input: noteDraft.inputOf({ note: 'as it was' }), onDone: 'closed' },
      on: { 'page.closed': 'closed' },
    },
    closed: {},
  },
})

const aPage = () => {
  const root = createActor(page).start()
  const child = <Name extends 'navigation' | 'draft'>(name: Name) => root.getSnapshot().children[name]
  const navigation = () => child('navigation')
  navigation()?.send({ type: 'employee.arrived' })
  navigation()?.send({ type: 'shell.shown' })
  navigation()?.send({ type: 'route.loaded', to: '/' })
  return {
    root,
    isOpen: () => root.getSnapshot().matches('open'),
    held: () => {
      const draft = child('draft')?.getSnapshot()
      return draft && noteDraft.heldIn(draft)
    },
    type: (note: string) => child('draft')?.send({ type: 'field.changed', change: { note } }),
    offer: (...files: ReadonlyArray<File>) => child('draft')?.send({ type: 'files.offered', files }),
    remove: (file: File) => child('draft')?.send({ type: 'file.removed', file }),
    tries: () => child('draft')?.send({ type: 'sending.tried' }),
    leave: () => {
      const draft = child('draft')
      if (draft) askToLeave(draft, { type: 'draft.left' })
    },
    unsaved: () => navigation()?.getSnapshot().context.unsaved,
    asks: () => navigation()?.getSnapshot().matches('confirming'),
    at: () => navigation()?.getSnapshot().context.current,
    answer: (type: 'dialog.confirmed' | 'dialog.cancelled') => navigation()?.send({ type }),
    back: (to: string) => navigation()?.send({ type: 'history.moved', to }),
  }
}

const [card, film] = [new File(['x'], 'card.pdf'), new File(['x'], 'card.mov')]

describe('A draft is unsaved as long as it differs from what it began with (§ 2.3)', () => {
  it('by what is typed; taken back, it is not', () => {
    const { type, unsaved } = aPage()
    expect(unsaved()).toEqual([])
    type('something else')
    expect(unsaved()).toEqual(['note'])
    type('as it was')
    expect(unsaved()).toEqual([])
  })

  it('by a chosen file, until it is removed', () => {
    const { offer, remove, unsaved, held } = aPage()
    offer(card)
    expect([unsaved(), held()?.files]).toEqual([['note'], [card]])
    remove(card)
    expect([unsaved(), held()?.files]).toEqual([[], []])
  })

  it('and an offer that is refused changes nothing, and is said', () => {
    const { offer, unsaved, held } = aPage()
    offer(film)
    expect([unsaved(), held()?.files, held()?.problem === null]).toEqual([[], [], false])
  })

  it('whatever ends it: nothing of it is unsaved then', () => {
    const { root, type, unsaved } = aPage()
    type('something else')
    root.send({ type: 'page.closed' })
    expect(unsaved()).toEqual([])
  })

  it('and keeps that sending was tried', () => {
    const { tries, held } = aPage()
    expect(held()?.hasTried).toBe(false)
    tries()
    expect(held()?.hasTried).toBe(true)
  })
})

describe('Leaving it', () => {
  it('asks nobody when there is nothing to lose', () => {
    const { leave, isOpen, asks } = aPage()
    leave()
    expect([isOpen(), asks()]).toEqual([false, false])
  })

  it('asks when there is; who stays finds everything as it was', () => {
    const { type, offer, leave, asks, answer, isOpen, held, unsaved } = aPage()
    type('something else')
    offer(card)
    leave()
    expect([asks(), isOpen()]).toEqual([true, true])
    answer('dialog.cancelled')
    expect([asks(), isOpen(), held()?.fields, held()?.files, unsaved()]).toEqual([
      false,
      true,
      { note: 'something else' },
      [card],
      ['note'],
    ])
  })

  it('and who proceeds drops it', () => {
    const { type, leave, answer, isOpen, unsaved } = aPage()
    type('something else')
    leave()
    answer('dialog.confirmed')
    expect([isOpen(), unsaved()]).toEqual([false, []])
  })

  it('by Back asks too; proceeding closes the dialog and goes there', () => {
    const { type, back, asks, answer, isOpen, at } = aPage()
    type('something else')
    back('/before')
    expect([asks(), isOpen(), at()]).toEqual([true, true, '/'])
    answer('dialog.confirmed')
    expect([isOpen(), at()]).toEqual([false, '/before'])
  })

  it('without a navigation asks nobody', () => {
    const alone = createActor(draftMachine, { input: noteDraft.inputOf({ note: '' }) }).start()
    alone.send({ type: 'field.changed', change: { note: 'typed' } })
    askToLeave(alone, { type: 'draft.left' })
    expect(alone.getSnapshot().status).toBe('done')
  })
})
