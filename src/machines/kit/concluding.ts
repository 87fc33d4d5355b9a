import { type Doing, type Listed, listed, type OutputAs, withOutput } from './settling.ts'

/**
 * What the end of a child that asks the person leads to, spread beside `src` and `input`, for a question
 * `...concluding<ConfirmOutput<Goal>>()({ when: 'isConfirmed', to: 'resting', keep: 'take', otherwise: 'resting', failed: wording.moveFailed })`
 *
 * What it was confirmed, saved or uploaded with leads `to`, and its answer is handed to the action `keep`; that it was left
 * leads `otherwise`; so does a bug in it, which is announced as `failed`. Needs the guard of its name of `answers.ts`, and
 * the action `announce` in `setup`.
 */
export const concluding =
  <Output>() =>
  <const Said extends Concluding>({ when, to, keep, and, otherwise, also, or, failed }: Said) => ({
    onDone: [
      {
        guard: withOutput(when),
        target: to,
        actions: [...listed(keep).map((type) => answering(type as string, when)), ...listed(and)],
      },
      ...listed(or),
      { target: otherwise, actions: listed(also) },
    ] as unknown as Concluded<Output, Said>['onDone'],
    onError: {
      target: otherwise,
      actions: [...listed(also), { type: 'announce', params: { kind: 'error', text: failed } }],
    } as unknown as Concluded<Output, Said>['onError'],
  })

interface Concluding {
  readonly when: 'isConfirmed' | 'isSaved' | 'isUploaded'
  readonly to: string
  readonly keep?: string | ReadonlyArray<string>
  readonly and?: unknown
  readonly otherwise: string
  readonly also?: unknown
  /** Transitions that are tried before `otherwise`. */
  readonly or?: unknown
  readonly failed: string
}

/** The same as XState sees it. */
interface Concluded<Output, Said extends Concluding> {
  readonly onDone: ReadonlyArray<
    | {
        readonly guard: OutputAs<Said['when']>
        readonly target: string
        readonly actions: Doing<
          Said,
          'keep',
          'and',
          (args: { readonly event: { readonly output: Output } }) => AnswerOf<Output, Said['when']>
        >
      }
    | Listed<Said, 'or'>
    | { readonly target: string; readonly actions: ReadonlyArray<Listed<Said, 'also'>> }
  >
  readonly onError: {
    readonly target: string
    readonly actions: ReadonlyArray<
      | Listed<Said, 'also'>
      | { readonly type: 'announce'; readonly params: { readonly kind: 'error'; readonly text: string } }
    >
  }
}

/** A form's end is the record itself. */
type AnswerOf<Output, When> = When extends 'isSaved'
  ? NonNullable<Output>
  : Output extends { readonly answer: infer A }
    ? A
    : never

const answering = (type: string, when: Concluding['when']) => ({
  type,
  params: ({ event: { output } }: { readonly event: { readonly output: { readonly answer?: unknown } } }) =>
    when === 'isSaved' ? output : output.answer,
})
