import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { newFields } from '../../domain/checkIns/checkIn.fields.ts'
import type { Choosable } from '../../domain/checkIns/nouns.ts'
import { withEmployees } from '../../domain/checkIns/people.ts'
import { wording } from '../../domain/checkIns/wording.ts'
import type { CheckInId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isSaved } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { withEvent } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import { type Planned, planForm } from './planForm.ts'

/**
 * The page on which check-ins are planned, while it is open.
 *
 * Rules it keeps: what is planned is planned once, whatever is pressed twice; who can choose one person only has them
 * chosen; one leads to its page, and many to the list; what is being typed is asked about before it is left (§ 2.3).
 *
 * Events: `planning.opened {id, choices}`, `planning.closed`. Reads: `children.form`. Emits `toast`.
 * Tells `checkIns.changed` to the area. System id: `checkInPlanning`.
 */
interface Context {
  readonly id: CheckInId | null
  readonly choices: ReadonlyArray<Choosable>
}

export interface PlanningOpened {
  readonly type: 'planning.opened'
  /** Made by the opener. */
  readonly id: CheckInId
  /** With whom one may plan. */
  readonly choices: ReadonlyArray<Choosable>
}
type Event = PlanningOpened | { readonly type: 'planning.closed' }

const blankFor = (choices: ReadonlyArray<Choosable>) => {
  const [only, ...others] = choices
  const blank = { ...newFields.blank, name: 'Check-in' }
  return only === undefined || others.length > 0 ? blank : { ...blank, ...withEmployees(blank, [only.id], choices) }
}

export const planningMachine = setup({
  types: {} as { context: Context; events: Event; emitted: Toast; children: { form: 'form' } },
  actors: { form: planForm.machine },
  guards: { isSaved },
  actions: {
    announce: enqueueActions(announce),
    open: assign((_, { id, choices }: Omit<PlanningOpened, 'type'>) => ({ id, choices })),
    close: assign({ id: null, choices: [] }),
    tellPlanned: enqueueActions((speaking, { ids: [id, ...others], isSeries }: Planned) => {
      announce(speaking, { kind: 'success', text: others.length > 0 || isSeries ? wording.addedMany : wording.added })
      tell(speaking, 'checkIns', { type: 'checkIns.changed' })
      const to = id !== undefined && others.length === 0 ? pathTo('checkIn', { id }) : pathTo('checkIns')
      tell(speaking, 'navigation', { type: 'navigation.asked', to, replace: true })
    }),
    // An actor that is stopped has no last word.
    tellClosed: enqueueActions(({ context: { id }, enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: `${planForm.machine.id}/${id}` }),
    ),
  },
}).createMachine({
  id: 'checkInPlanning',
  context: { id: null, choices: [] },
  initial: 'closed',
  states: {
    closed: { on: { 'planning.opened': { target: 'writing', actions: withEvent('open') } } },
    writing: {
      exit: 'tellClosed',
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { id, choices } }) =>
          planForm.inputOf({ scope: null, id: id ?? '', base: null, blank: blankFor(choices) }),
        ...concluding<Planned | null>()({
          when: 'isSaved',
          to: 'closed',
          keep: 'tellPlanned',
          otherwise: 'closed',
          failed: wording.saveFailed,
        }),
      },
      on: { 'planning.closed': { target: 'closed', actions: 'close' } },
    },
  },
})

export type PlanningActor = ActorRefFrom<typeof planningMachine>
