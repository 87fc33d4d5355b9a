import { describe, expect, it } from 'vitest'
import { assign, createMachine, enqueueActions, sendTo, setup } from 'xstate'
import { explore, Stumbled } from '../../../src/workshop/model/explore.ts'

const note = createMachine({ id: 'note', context: { isTyped: false } })
const typedNote = createMachine({ id: 'note', context: { isTyped: true } })

/** Looks at its neighbour by name, tells it something, and starts it anew with each opening. */
const pageMachine = setup({
  types: {} as { events: { type: string } },
  actors: { note },
  actions: {
    tellNote: sendTo('note', { type: 'told' }),
    leaveUnlessTyped: enqueueActions(({ enqueue, system }) => {
      const neighbour = system.get('note')
      if (!neighbour?.getSnapshot().context.isTyped) enqueue.raise({ type: 'given up' })
    }),
  },
}).createMachine({
  id: 'page',
  initial: 'closed',
  states: {
    closed: { on: { 'open asked': 'open', 'tell asked': { actions: 'tellNote' } } },
    open: {
      invoke: { id: 'note', systemId: 'note', src: 'note', onError: {} },
      on: { 'leave asked': 'leaving', 'tell asked': { actions: 'tellNote' } },
      initial: 'usual',
      states: { usual: {} },
    },
    leaving: {
      invoke: { id: 'note', systemId: 'note', src: 'note', onError: 'closed' },
      entry: 'leaveUnlessTyped',
      on: { 'given up': 'closed' },
    },
  },
})

const onlyOpen = { 'tell asked': [] }
const valuesOf = (graph: ReturnType<typeof explore>) => [...graph.configurations.values()].map(({ value }) => value)

describe('actors that are made and never started', () => {
  it('are found under their system id, in the configuration that has them', () => {
    const graph = explore(pageMachine, { cases: onlyOpen })
    const left = graph.edges.find(({ by }) => by.label === 'leave asked')
    // The note is not typed, so leaving leads straight on.
    expect(graph.configurations.get(left?.to ?? '')?.value).toBe('closed')
    expect(valuesOf(graph)).toEqual(['closed', { open: 'usual' }])
  })

  it('can be others than the machine’s own', () => {
    const graph = explore(pageMachine, { cases: onlyOpen, actors: { note: typedNote } })
    expect(valuesOf(graph)).toEqual(['closed', { open: 'usual' }, 'leaving'])
  })

  it('may be told something where they are; where they are not, the machine breaks and it is said where', () => {
    expect(() => explore(pageMachine)).toThrow(Stumbled)
    expect(() => explore(pageMachine)).toThrow('page breaks in "closed" on tell asked')
    const cases = {
      'tell asked': ({ value }: { value: unknown }) =>
        value === 'closed' ? [] : [{ label: 'tell', event: { type: 'tell asked' } }],
    }
    expect(explore(pageMachine, { cases }).edges.map(({ by }) => by.label)).toContain('tell')
  })

  it('may break though their breaking means nothing', () => {
    const graph = explore(pageMachine, { cases: onlyOpen })
    expect(graph.edges.map(({ by }) => by.label)).toContain('xstate.error.actor.note')
  })
})

describe('cases made of what the machine holds', () => {
  const shelf = setup({
    types: {} as { context: { books: ReadonlyArray<string> }; events: { type: 'taken'; book: string } },
    actions: {
      take: assign(({ context }, book: string) => ({ books: context.books.filter((one) => one !== book) })),
    },
  }).createMachine({
    id: 'shelf',
    context: { books: ['first', 'second'] },
    on: { taken: { actions: { type: 'take', params: ({ event }) => event.book } } },
  })

  it('come only where there is something to choose', () => {
    const graph = explore(shelf, {
      cases: {
        taken: ({ context }) => context.books.map((book: string) => ({ label: book, event: { type: 'taken', book } })),
      },
      project: ({ context }) => context.books,
    })
    expect(graph.configurations.size).toBe(4)
    expect(graph.edges.map(({ by }) => by.label)).toEqual(['first', 'second', 'second', 'first'])
  })
})
