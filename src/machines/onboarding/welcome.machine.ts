import { type ActorRefFrom, assign, setup } from 'xstate'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Onboarding } from '../../domain/onboarding/nouns.ts'
import { showsWelcome } from '../../domain/onboarding/progress.ts'

/**
 * The welcome dialog 'Add Your Company Logo' (§ 2.5).
 *
 * Rules it keeps: it shows once per employee, under the domain's three conditions, and only to someone who may upload a
 * logo; both answers, Upload and 'Skip for now', end it. Not here: remembering the answer, which is one of the
 * onboarding's writes.
 *
 * Events: `upload.chosen`, `welcome.skipped` (Escape too). Reads: `matches('showing')`.
 * Output: 'upload', 'skip', or null when it was not shown.
 */
export interface WelcomeInput {
  readonly record: Onboarding | null
  readonly logoUrl: string | null
  readonly employeeId: EmployeeId
  readonly mayUpload: boolean
}

export type WelcomeAnswer = 'upload' | 'skip'

interface Context extends WelcomeInput {
  readonly answer: WelcomeAnswer | null
}

type Event = { readonly type: 'upload.chosen' } | { readonly type: 'welcome.skipped' }

export const welcomeMachine = setup({
  types: {} as { context: Context; events: Event; input: WelcomeInput; output: WelcomeAnswer | null },
  guards: {
    isDue: ({ context: { record, logoUrl, employeeId, mayUpload } }) =>
      mayUpload && showsWelcome({ onboarding: record, logoUrl, employeeId }),
  },
  actions: { keepAnswer: assign((_, { answer }: { answer: WelcomeAnswer }) => ({ answer })) },
}).createMachine({
  id: 'welcome',
  context: ({ input }) => ({ ...input, answer: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isDue', target: 'showing' }, { target: 'over' }] },
    showing: {
      on: {
        'upload.chosen': { target: 'over', actions: { type: 'keepAnswer', params: { answer: 'upload' } } },
        'welcome.skipped': { target: 'over', actions: { type: 'keepAnswer', params: { answer: 'skip' } } },
      },
    },
    over: { type: 'final' },
  },
  output: ({ context }) => context.answer,
})

export type WelcomeActor = ActorRefFrom<typeof welcomeMachine>
