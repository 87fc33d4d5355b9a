import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Vacancy } from '../../../domain/employees/vacancies/nouns.ts'
import { vacancyFields } from '../../../domain/employees/vacancies/vacancy.fields.ts'
import { actsDone, wording } from '../../../domain/employees/vacancies/wording.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { isConfirmed, isSaved } from '../../kit/answers.ts'
import { concluding } from '../../kit/concluding.ts'
import type { ConfirmOutput } from '../../kit/confirm.machine.ts'
import type { ReadingEvent } from '../../kit/reading.machine.ts'
import { withEvent } from '../../kit/settling.ts'
import { tell } from '../../kit/tell.ts'
import { fillingForm, vacancyForm } from './forms.ts'
import { questionAbout, type VacancyAsked, vacancyQuestion } from './vacancyQuestion.ts'

/**
 * What is done with vacancies: one is planned or changed, it is said who fills it, it is closed, reopened or deleted.
 *
 * Rules it keeps: one thing at a time; what is typed is asked about before it is left (§ 2.3); each step of its life, but for
 * filling, stands behind a question; every change is told to the list.
 *
 * Events: `vacancy.opened {id, base}` (a new UUID and null for a new one), `filling.opened {base}`, `act.asked {asked}`,
 * `work.left`. Reads: `children.{form, filling, confirmation}`. Emits `toast`. System id: `vacancyWork`.
 */
interface Context {
  readonly id: string
  readonly base: Vacancy | null
  readonly asked: VacancyAsked | null
}

type Event =
  | { readonly type: 'vacancy.opened'; readonly id: string; readonly base: Vacancy | null }
  | { readonly type: 'filling.opened'; readonly base: Vacancy }
  | { readonly type: 'act.asked'; readonly asked: VacancyAsked }
  | { readonly type: 'work.left' }

export const vacancyWorkMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    children: { form: 'form'; filling: 'filling'; confirmation: 'confirmation' }
  },
  actors: { form: vacancyForm.machine, filling: fillingForm.machine, confirmation: vacancyQuestion.machine },
  guards: { isConfirmed, isSaved },
  actions: {
    announce: enqueueActions(announce),
    open: assign((_, { id, base }: { id: string; base: Vacancy | null }) => ({ id, base })),
    begin: assign((_, { base }: { base: Vacancy }) => ({ id: base.id, base })),
    ask: assign((_, { asked }: { asked: VacancyAsked }) => ({ asked })),
    tellChanged: enqueueActions((speaking) => tell(speaking, 'vacancies', { type: 'news.heard' })),
    tellDone: enqueueActions((speaking, vacancy: Vacancy | null) => {
      announce(speaking, { kind: 'success', text: vacancy === null ? wording.deleted : actsDone[vacancy.state] })
      tell(speaking, 'vacancies', { type: 'news.heard' })
    }),
  },
}).createMachine({
  id: 'vacancyWork',
  context: { id: '', base: null, asked: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'vacancy.opened': { target: 'writing', actions: withEvent('open') },
        'filling.opened': { target: 'filling', actions: withEvent('begin') },
        'act.asked': { target: 'asking', actions: withEvent('ask') },
      },
    },
    writing: {
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { id, base } }) =>
          vacancyForm.inputOf({ scope: null, id, base, blank: vacancyFields.blank }),
        ...concluding<Vacancy | null>()({
          when: 'isSaved',
          to: 'resting',
          and: ['tellChanged'],
          otherwise: 'resting',
          failed: wording.saveFailed,
        }),
      },
      on: { 'work.left': 'resting' },
    },
    filling: {
      invoke: {
        id: 'filling',
        src: 'filling',
        input: ({ context: { id, base } }) => fillingForm.inputOf({ scope: null, id, base, blank: { person: null } }),
        ...concluding<Vacancy | null>()({
          when: 'isSaved',
          to: 'resting',
          keep: 'tellDone',
          otherwise: 'resting',
          failed: wording.fillFailed,
        }),
      },
      on: { 'work.left': 'resting' },
    },
    asking: {
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context: { asked } }) => questionAbout(asked as VacancyAsked),
        ...concluding<ConfirmOutput<Vacancy | null>>()({
          when: 'isConfirmed',
          to: 'resting',
          keep: 'tellDone',
          otherwise: 'resting',
          failed: wording.actFailed,
        }),
      },
      on: { 'work.left': 'resting' },
    },
  },
})

export type VacancyWorkActor = ActorRefFrom<typeof vacancyWorkMachine>

declare module '../../kit/tell.ts' {
  interface Neighbours {
    readonly vacancies: ReadingEvent
  }
}
