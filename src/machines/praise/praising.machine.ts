import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { PersonRef } from '../../domain/employees/nouns.ts'
import type { Praise } from '../../domain/praise/nouns.ts'
import { praiseFields } from '../../domain/praise/praise.fields.ts'
import { removalQuestion, wording } from '../../domain/praise/wording.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed, isSaved } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { type ConfirmOutput, type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import type { PortInput } from '../kit/port.ts'
import { withEvent } from '../kit/settling.ts'
import { tell, tellParent } from '../kit/tell.ts'
import type { PraisePorts } from './praise.ports.ts'
import { praiseForm } from './praiseForm.ts'

type Removed = PortInput<PraisePorts['takeBackPraise']>

/** The question behind which praise is taken back. */
export const praiseRemoval = questionOf<Removed, void>()

/**
 * Praise that is being given, or taken back.
 *
 * Rules it keeps: what is given is given once, whatever is pressed twice; it leads to the list; what is being typed is asked
 * about before it is left (§ 2.3); taking back is asked about.
 *
 * Events: `praising.opened {id, to}`, `praising.closed`, `removal.asked {praise}`. Reads: `children.{form, confirmation}`.
 * Emits `toast`. Tells its parent `praise.changed`. System id: `praising`.
 */
interface Context {
  /** Of the next one; made by the opener. */
  readonly id: string | null
  /** Who was chosen on the page one comes from. */
  readonly to: ReadonlyArray<PersonRef>
  readonly removed: Praise | null
}

export type PraisingEvent =
  | { readonly type: 'praising.opened'; readonly id: string; readonly to: ReadonlyArray<PersonRef> }
  | { readonly type: 'praising.closed' }
  | { readonly type: 'removal.asked'; readonly praise: Praise }

const questionAbout = ({ removed }: Context): QuestionAbout<Removed> => {
  const { id, to } = removed as Praise
  return {
    ...removalQuestion(to.map(({ fullName }) => fullName).join(', ')),
    tone: 'danger',
    failure: wording.removeFailed,
    subject: { id },
  }
}

export const praisingMachine = setup({
  types: {} as {
    context: Context
    events: PraisingEvent
    emitted: Toast
    children: { form: 'form'; confirmation: 'confirmation' }
  },
  actors: { form: praiseForm.machine, confirmation: praiseRemoval.machine },
  guards: { isSaved, isConfirmed },
  actions: {
    announce: enqueueActions(announce),
    open: assign((_, { id, to }: { id: string; to: ReadonlyArray<PersonRef> }) => ({ id, to })),
    choose: assign((_, { praise }: { praise: Praise }) => ({ removed: praise })),
    tellChanged: enqueueActions(({ enqueue, self }) => tellParent({ enqueue, self }, { type: 'praise.changed' })),
    showList: enqueueActions((speaking) =>
      tell(speaking, 'navigation', { type: 'navigation.asked', to: pathTo('praise'), replace: true }),
    ),
    // An actor that is stopped has no last word.
    tellClosed: enqueueActions(({ context: { id }, enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: `${praiseForm.machine.id}/${id}` }),
    ),
  },
}).createMachine({
  id: 'praising',
  context: { id: null, to: [], removed: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'praising.opened': { target: 'writing', actions: withEvent('open') },
        'removal.asked': { target: 'asking', actions: withEvent('choose') },
      },
    },
    writing: {
      exit: 'tellClosed',
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { id, to } }) =>
          praiseForm.inputOf({ scope: null, id: id ?? '', base: null, blank: { ...praiseFields.blank, people: to } }),
        ...concluding<Praise | null>()({
          when: 'isSaved',
          to: 'resting',
          and: ['tellChanged', 'showList'],
          otherwise: 'resting',
          failed: wording.giveFailed,
        }),
      },
      on: { 'praising.closed': 'resting' },
    },
    asking: {
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context }) => questionAbout(context),
        ...concluding<ConfirmOutput<void>>()({
          when: 'isConfirmed',
          to: 'resting',
          and: ['tellChanged', { type: 'announce', params: { kind: 'success', text: wording.removed } }],
          otherwise: 'resting',
          failed: wording.removeFailed,
        }),
      },
    },
  },
})

export type PraisingActor = ActorRefFrom<typeof praisingMachine>
