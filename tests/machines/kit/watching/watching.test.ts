import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { attend, forgottenAfter } from '../../../../src/machines/kit/watching/attendance.ts'
import type { FromApp, StepRecord } from '../../../../src/machines/kit/watching/protocol.ts'
import { safeEvent, withoutIds } from '../../../../src/machines/kit/watching/redaction.ts'

const person = { name: 'Ada Ng', email: 'ada@tenure.example' }
const id = '3f1d9a52-7c44-4f53-9a58-0d3c8f0b1a11'

/** A form with a child: somebody types into it, saves, and the saved answer is full of them. */
const child = setup({ types: {} as { context: typeof person; input: typeof person } }).createMachine({
  id: 'child',
  context: ({ input }) => input,
  initial: 'resting',
  states: { resting: { on: { 'field.changed': {} } } },
})

const form = setup({
  types: {} as { context: { draft: typeof person }; events: { type: string; change?: object; output?: unknown } },
  actors: { save: fromPromise(async () => Result.succeed(person)), child },
  guards: { isSaved: ({ event }) => Result.isSuccess(event.output as Result.Result<unknown, unknown>) },
}).createMachine({
  id: 'form',
  context: { draft: person },
  invoke: { id: 'child', src: 'child', input: ({ context }) => context.draft },
  initial: 'editing',
  states: {
    editing: { on: { 'field.changed': { actions: () => {} }, 'save.asked': 'saving' } },
    saving: {
      invoke: { id: 'save', src: 'save', onDone: [{ guard: 'isSaved', target: 'saved' }, { target: 'editing' }] },
    },
    saved: { always: 'resting' },
    resting: {},
  },
})

const started = (now = () => 0) => {
  const root = createActor(form).start()
  const posted: FromApp[] = []
  const attending = attend({ root, tab: 'tab', now, post: (message) => posted.push(structuredClone(message)) })
  const steps = (): ReadonlyArray<StepRecord> => posted.flatMap((one) => (one.type === 'step.made' ? [one.step] : []))
  return { root, posted, steps, ...attending }
}

const settled = () => new Promise((done) => setTimeout(done))

describe('a workshop window that says hello', () => {
  it('is told who runs, and where everybody stands', () => {
    const { posted, hear } = started()
    hear({ type: 'workshop.hello', window: 'one' })
    expect(posted).toMatchObject([
      {
        type: 'actors.listed',
        actors: [
          { name: 'form', machine: 'form', value: 'editing', parent: null, status: 'active' },
          { name: 'child', machine: 'child', value: 'resting' },
        ],
      },
    ])
  })

  it('is told each step: the event, the arrows by their place, and where that led', async () => {
    const { root, steps, hear } = started()
    hear({ type: 'workshop.hello', window: 'one' })
    root.send({ type: 'save.asked' })
    await settled()
    expect(steps()).toMatchObject([
      {
        event: { type: 'save.asked', details: {} },
        continues: false,
        followed: [{ source: 'form.editing', event: 'save.asked', order: 0, guard: null }],
        value: 'saving',
      },
      {
        event: { type: 'xstate.done.actor.save', details: { answer: 'succeeded' } },
        followed: [{ source: 'form.saving', order: 0, guard: 'isSaved' }],
        value: 'saved',
      },
      { continues: true, followed: [{ source: 'form.saved', event: '' }], value: 'resting' },
    ])
  })

  it('is told that nothing answers an event', () => {
    const { root, steps, hear } = started()
    hear({ type: 'workshop.hello', window: 'one' })
    root.send({ type: 'elsewhere' })
    expect(steps()).toMatchObject([{ event: { type: 'elsewhere' }, followed: [], value: 'editing' }])
  })

  it('is told anew when somebody comes or goes', async () => {
    const { root, posted, hear } = started()
    hear({ type: 'workshop.hello', window: 'one' })
    root.send({ type: 'save.asked' })
    await settled()
    const lists = posted.flatMap((one) => (one.type === 'actors.listed' ? [one.actors.map(({ name }) => name)] : []))
    expect(lists).toEqual([
      ['form', 'child'],
      ['form', 'child', 'save'],
      ['form', 'child'],
    ])
  })

  it('never hears what a person typed, nor what a call brought', async () => {
    const { root, posted, hear } = started()
    hear({ type: 'workshop.hello', window: 'one' })
    root.send({ type: 'field.changed', change: person })
    root.getSnapshot().children.child?.send({ type: 'field.changed', change: person })
    root.send({ type: 'save.asked' })
    await settled()
    const said = JSON.stringify(posted)
    expect(said).toContain('field.changed')
    for (const secret of Object.values(person)) expect(said).not.toContain(secret)
  })
})

describe('nothing attached costs nothing', () => {
  it('before anybody says hello, nothing is watched', () => {
    const { root, posted, isWatching } = started()
    root.send({ type: 'save.asked' })
    expect(isWatching()).toBe(false)
    expect(posted).toEqual([])
  })

  it('nor after the last window has said bye', () => {
    const { root, posted, hear, isWatching } = started()
    hear({ type: 'workshop.hello', window: 'one' })
    hear({ type: 'workshop.hello', window: 'two' })
    hear({ type: 'workshop.bye', window: 'one' })
    expect(isWatching()).toBe(true)
    hear({ type: 'workshop.bye', window: 'two' })
    const before = posted.length
    root.send({ type: 'save.asked' })
    expect(isWatching()).toBe(false)
    expect(posted.length).toBe(before)
  })

  it('and a window that went without a word is forgotten', () => {
    let now = 0
    const { root, hear, isWatching } = started(() => now)
    hear({ type: 'workshop.hello', window: 'one' })
    now = forgottenAfter
    root.send({ type: 'elsewhere' })
    expect(isWatching()).toBe(true)
    now = forgottenAfter + 1
    root.send({ type: 'elsewhere' })
    expect(isWatching()).toBe(false)
  })

  it('a channel that refuses a message never breaks the app', () => {
    const root = createActor(form).start()
    let isClosed = false
    const { hear, isWatching } = attend({
      root,
      tab: 'tab',
      now: () => 0,
      post: () => {
        if (isClosed) throw new Error('closed')
      },
    })
    hear({ type: 'workshop.hello', window: 'one' })
    isClosed = true
    root.send({ type: 'save.asked' })
    expect(root.getSnapshot().value).toBe('saving')
    expect(isWatching()).toBe(false)
  })
})

describe('what is told of a payload', () => {
  it.each([
    [{ type: 'field.changed', change: person }, {}],
    [{ type: 'search.typed', text: 'Ada' }, {}],
    [{ type: 'notes.changed', notes: 'Ada left' }, {}],
    [{ type: 'person.opened', id }, {}],
    [{ type: 'navigation.asked', to: `/employee/${id}?q=ada`, replace: true }, { replace: true }],
    [{ type: 'field.left', field: 'email' }, { field: 'email' }],
    [{ type: 'field.left', field: 'ada@tenure.example' }, {}],
    [{ type: 'field.left', field: 'Ada Ng' }, {}],
    [{ type: 'upload.progressed', fraction: 0.5 }, { fraction: 0.5 }],
    [{ type: 'upload.progressed', fraction: Number.NaN }, {}],
    [{ type: 'xstate.done.actor.save', output: Result.succeed(person) }, { answer: 'succeeded' }],
    [
      {
        type: 'xstate.done.actor.save',
        output: Result.fail({
          _tag: 'Refused',
          status: 409,
          code: 'email_in_use',
          message: person.email,
          errors: [person],
        }),
      },
      { answer: 'failed', failure: 'Refused', status: 409, code: 'email_in_use' },
    ],
    [{ type: 'xstate.done.actor.save', output: person }, {}],
    [{ type: 'xstate.error.actor.save', error: new Error(person.email) }, {}],
    [{ type: 'xstate.snapshot.child', snapshot: { context: person } }, {}],
  ])('of $type', (event, details) => {
    expect(safeEvent(event)).toEqual({ type: event.type, details })
  })

  it('names of actors lose what could name a record or a person', () => {
    expect(withoutIds(`xstate.done.actor.person ${id}`)).toBe('xstate.done.actor.person …')
    expect(withoutIds('invite ada@tenure.example')).toBe('invite …')
    expect(withoutIds('xstate.after.firstMessage.app.loader')).toBe('xstate.after.firstMessage.app.loader')
  })
})
