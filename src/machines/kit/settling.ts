import type { Result } from 'effect'
import { answerOf, defect, failureOf } from './answers.ts'
import type { PortAnswer } from './port.ts'

/**
 * What a port's answer leads to, spread beside `src` and `input`:
 * `invoke: { id, src, input, ...settling<MoveGoal>()({ to: 'resting', keep: 'take', otherwise: 'resting', why: 'sayWhy' }) }`
 *
 * An answer leads `to`, and is handed to the action `keep`; a failure leads `otherwise`, and is handed to the action `why`,
 * as is a bug in the port. Needs the guard `succeeded` of `answers.ts`, and `isNotFound` where `missing` is said. An
 * action that takes something else than the port answers does not compile.
 */
export const settling =
  <P>() =>
  <const Said extends Settling>({ to, reenter, keep, and, missing, otherwise, why, also, first, or }: Said) => ({
    onDone: [
      ...listed(first),
      {
        guard: withOutput('succeeded'),
        target: to,
        ...(reenter && { reenter }),
        actions: [...listed(keep).map((type) => withAnswer(type as string)), ...listed(and)],
      },
      ...(missing === undefined ? [] : [{ guard: withOutput('isNotFound'), target: missing }]),
      ...listed(or),
      { target: otherwise, actions: [...listed(why).map((type) => withFailure(type as string)), ...listed(also)] },
    ] as unknown as Settled<P, Said>['onDone'],
    onError: {
      target: otherwise,
      actions: [...listed(why).map((type) => ({ type, params: defect })), ...listed(also)],
    } as unknown as Settled<P, Said>['onError'],
  })

interface Settling {
  /** Where an answer leads. */
  readonly to: string
  readonly reenter?: boolean
  /** Takes the answer, or take it one after the other. */
  readonly keep?: string | ReadonlyArray<string>
  /** What is done after it. */
  readonly and?: unknown
  /** Where it leads that what was asked for is not there, or not for the caller. */
  readonly missing?: string
  /** Where a failure leads. */
  readonly otherwise: string
  /** Takes the failure. */
  readonly why?: string | ReadonlyArray<string>
  /** What is done after it. */
  readonly also?: unknown
  /** Transitions that are tried before all these, and those a failure tries before `otherwise`. */
  readonly first?: unknown
  readonly or?: unknown
}

/** The same as XState sees it. */
export interface Settled<P, Said> {
  readonly onDone: ReadonlyArray<
    | {
        readonly guard: OutputAs<'succeeded'>
        readonly target: string
        readonly actions: Doing<Said, 'keep', 'and', FromOutput<P, AnswerOf<P>>>
      }
    | (Said extends { readonly missing: string }
        ? { readonly guard: OutputAs<'isNotFound'>; readonly target: string }
        : never)
    | { readonly target: string; readonly actions: Doing<Said, 'why', 'also', FromOutput<P, FailureOf<P>>> }
    | Listed<Said, 'first'>
    | Listed<Said, 'or'>
  >
  readonly onError: { readonly target: string; readonly actions: Doing<Said, 'why', 'also', typeof defect> }
}

export type Doing<Said, Name, More, Params> = ReadonlyArray<With<Listed<Said, Name>, Params> | Listed<Said, More>>

type With<Type, Params> = Type extends string ? { readonly type: Type; readonly params: Params } : never

export type Listed<Said, Name> = Name extends keyof Said
  ? Said[Name] extends ReadonlyArray<infer One>
    ? One
    : Said[Name]
  : never

type FromOutput<P, Params> = (args: { readonly event: { readonly output: PortAnswer<P> } }) => Params
type AnswerOf<P> = PortAnswer<P> extends Result.Result<infer A, infer _E> ? A : never
type FailureOf<P> = PortAnswer<P> extends Result.Result<infer _A, infer E> ? E : never

export const listed = (some: unknown): ReadonlyArray<unknown> =>
  some === undefined ? [] : Array.isArray(some) ? some : [some]

/** An action or a guard that is handed what happened. */
export const withEvent = <const Type extends string>(type: Type) => ({
  type,
  params: <Event>({ event }: { readonly event: Event }): Event => event,
})

export interface OutputAs<Type> {
  readonly type: Type
  readonly params: <Output>(args: { readonly event: { readonly output: Output } }) => Output
}

/** One that is handed what an actor gave at its end. */
export const withOutput = <const Type extends string>(type: Type): OutputAs<Type> => ({
  type,
  params: ({ event }) => event.output,
})

interface Gave<A, E> {
  readonly event: { readonly output: Result.Result<A, E> }
}

/** One that is handed a port's answer: only behind the guard `succeeded`. */
export const withAnswer = <const Type extends string>(type: Type) => ({
  type,
  params: <A>({ event }: Gave<A, unknown>): A => answerOf(event.output),
})

/** One that is handed why a port did not answer: only where `succeeded` has said no. */
export const withFailure = <const Type extends string>(type: Type) => ({
  type,
  params: <E>({ event }: Gave<unknown, E>): E => failureOf(event.output),
})
