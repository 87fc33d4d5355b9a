import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { assign, createActor, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../../src/domain/kernel/failure.ts'
import { type Draft, line, recordOf } from '../../../src/domain/kernel/record.ts'
import { announce, type Toast } from '../../../src/machines/kit/announce.ts'
import { isConfirmed, isNotFound, succeeded } from '../../../src/machines/kit/answers.ts'
import { concluding } from '../../../src/machines/kit/concluding.ts'
import { type ConfirmOutput, questionOf } from '../../../src/machines/kit/confirm.machine.ts'
import { downloadOf } from '../../../src/machines/kit/download.machine.ts'
import { uploadOf } from '../../../src/machines/kit/fileUpload.machine.ts'
import { loadingStates } from '../../../src/machines/kit/loading.ts'
import { type Port, port, provided } from '../../../src/machines/kit/port.ts'
import { recordForm } from '../../../src/machines/kit/recordForm.ts'
import { settling, withEvent } from '../../../src/machines/kit/settling.ts'
import { tell } from '../../../src/machines/kit/tell.ts'
import { refused, settled } from '../ports.ts'

/** The types of this file are part of `npm test`: a line below a `@ts-expect-error` that compiles fails it. */
interface Note {
  readonly id: string
  readonly version: number
  readonly text: string
}

interface Removed {
  readonly id: string
  readonly version: number
}

type LoadNote = Port<{ readonly id: string }, Note, Failure>
type CountNotes = Port<null, number, Failure>

const removal = questionOf<Removed, Note>()

const noteFields = recordOf({ text: line('Text', 80) })
type NoteDraft = Draft<typeof noteFields.fields>

const made = setup({
  types: {} as {
    context: { readonly note: Note | null; readonly why: string | null }
    events:
      | { readonly type: 'note.asked' }
      | { readonly type: 'retry.asked' }
      | { readonly type: 'note.taken'; readonly note: Note }
    emitted: Toast
  },
  actors: {
    loadNote: port<LoadNote>('loadNote'),
    countNotes: port<CountNotes>('countNotes'),
    removal: removal.machine,
  },
  guards: { succeeded, isNotFound, isConfirmed },
  actions: {
    announce: enqueueActions(announce),
    take: assign((_, note: Note) => ({ note })),
    takeNews: assign((_, { note }: { note: Note }) => ({ note })),
    takeCount: assign((_, count: number) => ({ why: String(count) })),
    sayWhy: assign((_, failure: Failure) => ({ why: failure._tag })),
    keepFailure: assign((_, failure: Failure) => ({ why: failure._tag })),
    forget: assign({ note: null }),
  },
})

const context = { note: null, why: null }
const input = { id: 'one' }
const load = { id: 'loadNote', src: 'loadNote', input } as const

describe('A port and a machine that do not fit each other do not compile', () => {
  const states = { context, initial: 'shown', states: { shown: {}, failed: {} } } as const

  it('what keeps an answer takes just that answer', () => {
    const right = settling<LoadNote>()({ to: '.shown', keep: 'take', otherwise: '.failed', why: 'sayWhy' })
    made.createMachine({ ...states, invoke: { ...load, ...right } })

    const wrongAction = settling<LoadNote>()({ to: '.shown', keep: 'takeCount', otherwise: '.failed', why: 'sayWhy' })
    // @ts-expect-error a note is kept where a number is
    made.createMachine({ ...states, invoke: { ...load, ...wrongAction } })

    const unknownAction = settling<LoadNote>()({ to: '.shown', keep: 'tale', otherwise: '.failed', why: 'sayWhy' })
    // @ts-expect-error there is no such action
    made.createMachine({ ...states, invoke: { ...load, ...unknownAction } })

    const wrongPort = settling<CountNotes>()({ to: '.shown', keep: 'takeCount', otherwise: '.failed', why: 'sayWhy' })
    // @ts-expect-error the answer is another port's
    made.createMachine({ ...states, invoke: { ...load, ...wrongPort } })

    const wrongReason = settling<LoadNote>()({ to: '.shown', keep: 'take', otherwise: '.failed', why: 'take' })
    // @ts-expect-error a failure is kept as if it were a note
    made.createMachine({ ...states, invoke: { ...load, ...wrongReason } })

    const needsMore = settling<LoadNote>()({ to: '.shown', and: 'take', otherwise: '.failed' })
    // @ts-expect-error what is done besides is not handed the answer
    made.createMachine({ ...states, invoke: { ...load, ...needsMore } })
  })

  it('what a page is about comes by its port, and is kept by what takes it', () => {
    const shown = { context, initial: 'loading' } as const
    const asking = { load: 'loadNote', input: () => input } as const
    const right = loadingStates<LoadNote>()({ ...asking, keep: 'take', missing: 'notFound' })
    made.createMachine({ ...shown, states: { ...right, showing: {} } })

    const wrongAction = loadingStates<LoadNote>()({ ...asking, keep: 'takeCount' })
    // @ts-expect-error a note is kept where a number is
    made.createMachine({ ...shown, states: { ...wrongAction, showing: {} } })

    const wrongPort = loadingStates<LoadNote>()({ load: 'countNotes', input: () => input, keep: 'take' })
    // @ts-expect-error the port is another
    made.createMachine({ ...shown, states: { ...wrongPort, showing: {} } })

    // @ts-expect-error the port asks for an id
    loadingStates<LoadNote>()({ load: 'loadNote', input: () => ({}), keep: 'take' })
  })

  it('an event is handed to what takes it', () => {
    made.createMachine({ ...states, on: { 'note.taken': { actions: withEvent('takeNews') } } })
    // @ts-expect-error that event brings no note
    made.createMachine({ ...states, on: { 'note.asked': { actions: withEvent('takeNews') } } })
  })

  it('a question says what it is about, whole', () => {
    removal.ask({ subject: { id: 'one', version: 1 } })
    // @ts-expect-error which version was seen is missing
    removal.ask({ subject: { id: 'one' } })

    const without = () => ({ subject: { id: 'one' } })
    // @ts-expect-error the same, where the machine asks it
    made.createMachine({ ...states, invoke: { id: 'removal', src: 'removal', input: without } })
  })

  it('a question, a download and an upload take the port that is theirs', () => {
    const remove: Port<Removed, Note, Failure> = async () => Result.fail(refused('gone'))
    const rename: Port<{ readonly name: string }, Note, Failure> = async () => Result.fail(refused('gone'))
    removal.provide(remove)
    // @ts-expect-error it is about something else
    removal.provide(rename)

    const save = async ({ name }: { readonly name: string }) => Result.succeed(console.info(name))
    // @ts-expect-error it needs to be told more
    downloadOf<{ readonly id: string }>().provide(save)
    // @ts-expect-error it answers something else
    uploadOf<{ readonly id: string }, Note>().provide(async () => Result.succeed(3))
  })

  it('a form in which no two records may say the same asks whether they do', () => {
    const shape = { id: 'noteForm', ...noteFields, messages: { failed: 'Failed' } }
    const ports = {
      save: async () => Result.fail(refused('gone')),
      loadTheirs: async () => Result.fail(refused('gone')),
    }
    const isTaken = async () => Result.succeed(false)
    const unique = { field: 'text', isSame: Object.is, code: 'text_in_use', sentence: 'Taken' } as const
    const alone = recordForm<NoteDraft, Note, null, Note>({ ...shape, unique })
    alone.provide({ ...ports, isTaken })
    // @ts-expect-error nothing says whether a text is taken
    alone.provide(ports)

    const plain = recordForm<NoteDraft, Note, null, Note>(shape)
    plain.provide(ports)
    // @ts-expect-error it has no field to ask about
    plain.provide({ ...ports, isTaken })
  })

  it('a neighbour hears only what it knows', () => {
    const telling = { enqueue: { sendTo: () => undefined }, system: { get: () => undefined } }
    tell(telling, 'navigation', { type: 'navigation.asked', to: '/' })
    // @ts-expect-error it is called otherwise there
    tell(telling, 'navigation', { type: 'page.asked', to: '/' })
    // @ts-expect-error nobody of that name is in the system
    tell(telling, 'navigator', { type: 'navigation.asked', to: '/' })
  })

  it('and an answer that was confirmed is kept by what takes it', () => {
    const ask = { id: 'removal', src: 'removal', input: { subject: { id: 'one', version: 1 } } } as const
    const said = { when: 'isConfirmed', to: '.shown', otherwise: '.shown', failed: 'Failed' } as const
    made.createMachine({
      ...states,
      invoke: { ...ask, ...concluding<ConfirmOutput<Note>>()({ ...said, keep: 'take' }) },
    })

    const wrong = concluding<ConfirmOutput<Note>>()({ ...said, keep: 'takeCount' })
    // @ts-expect-error a note is kept where a number is
    made.createMachine({ ...states, invoke: { ...ask, ...wrong } })
  })
})

describe('What a port answers', () => {
  const note: Note = { id: 'one', version: 1, text: 'Call Max' }
  const asking = (answer: LoadNote) => {
    const actor = createActor(
      made
        .createMachine({
          context,
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                ...load,
                ...settling<LoadNote>()({
                  to: 'shown',
                  keep: 'take',
                  missing: 'notFound',
                  otherwise: 'failed',
                  why: 'sayWhy',
                  also: 'forget',
                }),
              },
            },
            shown: {},
            notFound: {},
            failed: {},
          },
        })
        .provide({ actors: { loadNote: provided(answer) } }),
    )
    actor.start()
    return actor
  }

  it.each<[string, LoadNote, string, Note | null, string | null]>([
    ['an answer is kept', async () => Result.succeed(note), 'shown', note, null],
    ['what is not there is not found', async () => Result.fail(refused('none', 404)), 'notFound', null, null],
    ['a failure says why', async () => Result.fail(refused('busy')), 'failed', null, 'Refused'],
    ['a bug is a failure', () => Promise.reject(new Error('a bug')), 'failed', null, 'Broken'],
  ])('%s', async (_, answer, state, kept, why) => {
    const actor = asking(answer)
    await settled()
    const { value, context: now } = actor.getSnapshot()
    expect([value, now.note, now.why]).toEqual([state, kept, why])
  })
})
