import { createMachine, fromPromise, setup } from 'xstate'

/** A document that is read, edited and saved, and a notice beside it: guards, calls, a timer, two regions. */
export const documentMachine = setup({
  types: {} as { context: { isAdmin: boolean }; input: { isAdmin: boolean }; events: { type: string; ok?: boolean } },
  actors: { load: fromPromise(async () => 1), save: fromPromise(async () => 1) },
  guards: { isAdmin: ({ context }) => context.isAdmin, isOk: ({ event }) => event.ok === true },
  delays: { notice: 5_000 },
}).createMachine({
  id: 'document',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    page: {
      initial: 'loading',
      states: {
        loading: {
          invoke: { id: 'load', systemId: 'load', src: 'load', onDone: 'reading', onError: 'failed' },
        },
        failed: { on: { 'retry.asked': 'loading' } },
        reading: { on: { 'edit.asked': [{ guard: 'isAdmin', target: 'editing' }, {}] } },
        editing: {
          on: { 'save.asked': 'saving', cancelled: 'reading' },
        },
        saving: {
          invoke: {
            id: 'save',
            src: 'save',
            onDone: 'reading',
            onError: 'editing',
          },
        },
      },
    },
    notice: {
      initial: 'hidden',
      states: {
        hidden: { on: { told: 'shown' } },
        shown: { after: { notice: 'hidden' }, on: { dismissed: 'hidden' } },
      },
    },
  },
})

/** One room after the other, as many steps long. */
export const corridor = (length: number) => {
  const room = (at: number) => `room${at}`
  const rooms = Array.from({ length }, (_, at) => [room(at), { on: { 'door.opened': room(at + 1) } }] as const)
  return createMachine({
    id: 'corridor',
    initial: room(0),
    states: { ...Object.fromEntries(rooms), [room(length)]: { type: 'final' } },
  })
}
