import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Employee, Position } from '../../domain/employees/nouns.ts'
import { blankPosition } from '../../domain/employees/positionDrafts.ts'
import { positionWording } from '../../domain/employees/positionWording.ts'
import type { EmployeeId, PositionId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed, isSaved } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { refresh } from '../kit/library.ts'
import { withEvent, withOutput } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import { positionForm } from './positionForm.ts'
import { decided, type PositionAsked, positionDecision, positionQuestion } from './positionQuestions.ts'
import { tellProfile } from './profileNews.ts'

/**
 * What is done to the positions of a person: one is added or changed in a form, approved, acknowledged or removed behind
 * a question (§ 4, § 7). One thing at a time.
 *
 * Rules it keeps: every answer is the whole person, and the profile hears of it; leaving the page closes the form, which
 * the navigation has asked about; someone on the page of a position that was removed is led back to the list.
 * Who may do what is the domain's (`mayActOnPosition`): the view asks it before it offers anything.
 *
 * Events: `creation.asked {employeeId, held, id}`, `change.asked {employeeId, position}`,
 * `decision.asked {decision, employeeId, fullName, position}`, `page.left`.
 * Reads: `context.{editing, asked}`, `children.form` while editing, `children.confirmation` while deciding.
 * Emits `toast`. System id: `employees/positions`.
 */
interface Editing {
  readonly employeeId: EmployeeId
  readonly id: PositionId
  /** Null for a new one. */
  readonly position: Position | null
  /** What the person holds already. */
  readonly held: ReadonlyArray<Position>
}

interface Context {
  readonly timeZone: string
  readonly editing: Editing | null
  readonly asked: PositionAsked | null
}

type Event =
  | {
      readonly type: 'creation.asked'
      readonly employeeId: EmployeeId
      readonly held: ReadonlyArray<Position>
      readonly id: PositionId
    }
  | { readonly type: 'change.asked'; readonly employeeId: EmployeeId; readonly position: Position }
  | ({ readonly type: 'decision.asked' } & PositionAsked)
  | { readonly type: 'page.left' }

export const positionsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    input: Pick<Context, 'timeZone'>
    children: { form: 'form'; confirmation: 'confirmation' }
  },
  actors: { form: positionForm.machine, confirmation: positionDecision.machine },
  guards: {
    isSaved,
    isConfirmed,
  },
  actions: {
    announce: enqueueActions(announce),
    openNew: assign((_, { employeeId, held, id }: Omit<Editing, 'position'>) => ({
      editing: { employeeId, held, id, position: null },
    })),
    open: assign((_, { employeeId, position }: { employeeId: EmployeeId; position: Position }) => ({
      editing: { employeeId, held: [], id: position.id, position },
    })),
    close: assign({ editing: null, asked: null }),
    // An actor that is stopped has no last word.
    tellClosed: enqueueActions(({ enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: positionForm.machine.id }),
    ),
    ask: assign((_, { decision, employeeId, fullName, position }: PositionAsked) => ({
      asked: { decision, employeeId, fullName, position },
    })),
    tellProfile: enqueueActions(({ enqueue, system }, employee: Employee) => {
      tellProfile({ enqueue, system }, employee)
      refresh({ enqueue, system }, 'toDo')
    }),
    tellDecided: enqueueActions(({ context, ...speaking }) => {
      if (context.asked) announce(speaking, { kind: 'success', text: decided[context.asked.decision].done })
    }),
    tellFailed: enqueueActions(({ context, ...speaking }) => {
      if (context.asked) announce(speaking, { kind: 'error', text: decided[context.asked.decision].failed })
    }),
    leaveRemoved: enqueueActions(({ context: { asked }, enqueue, system }) => {
      if (asked?.decision !== 'remove') return
      const to = `${pathTo('employee', { id: asked.employeeId })}?tab=positions`
      tell({ enqueue, system }, 'navigation', { type: 'navigation.asked', to, replace: true })
    }),
  },
}).createMachine({
  id: 'positions',
  context: ({ input }) => ({ ...input, editing: null, asked: null }),
  initial: 'browsing',
  states: {
    browsing: {
      entry: 'close',
      on: {
        'creation.asked': { target: 'editing', actions: withEvent('openNew') },
        'change.asked': { target: 'editing', actions: withEvent('open') },
        'decision.asked': { target: 'deciding', actions: withEvent('ask') },
      },
    },
    editing: {
      exit: 'tellClosed',
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { timeZone, editing } }) => {
          const { employeeId, id, position, held } = editing as Editing
          return positionForm.inputOf({
            scope: { employeeId, timeZone },
            id,
            base: position,
            blank: blankPosition(held),
          })
        },
        ...concluding<Employee | null>()({
          when: 'isSaved',
          to: 'browsing',
          keep: 'tellProfile',
          otherwise: 'browsing',
          failed: positionWording.saveFailed,
        }),
      },
      on: { 'page.left': 'browsing' },
    },
    deciding: {
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context: { asked } }) => positionQuestion(asked as PositionAsked),
        onDone: [
          {
            guard: withOutput('isConfirmed'),
            target: 'browsing',
            actions: [
              'tellDecided',
              'leaveRemoved',
              { type: 'tellProfile', params: ({ event }) => event.output.answer as Employee },
            ],
          },
          { target: 'browsing' },
        ],
        onError: { target: 'browsing', actions: 'tellFailed' },
      },
      on: { 'page.left': 'browsing' },
    },
  },
})

export type PositionsActor = ActorRefFrom<typeof positionsMachine>
