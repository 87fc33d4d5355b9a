import type * as Result from 'effect/Result'
import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * How a machine asks the world. An expected failure is a `Result` that arrives typed in `onDone`; a rejection is a bug
 * and goes to `onError`. `signal` is aborted when the actor stops.
 */
export type Port<Input, A, E> = (input: Input, signal: AbortSignal) => Promise<Result.Result<A, E>>

/** What a port is called with, and what it answers. */
export type PortInput<P> = P extends Port<infer Input, infer _A, infer _E> ? Input : never
export type PortAnswer<P> = P extends Port<infer _Input, infer A, infer E> ? Result.Result<A, E> : never

export type PortLogic<P> = PromiseActorLogic<PortAnswer<P>, PortInput<P>>

/** Declares a port in `setup({ actors })`. A machine that runs without one is wired wrongly, and says so. */
export const port = <P>(name: string): PortLogic<P> =>
  fromPromise<PortAnswer<P>, PortInput<P>>(() => Promise.reject(new Error(`No gateway provides ${name}`)))

/** Provides one port. */
export const provided = <Input, A, E>(port: Port<Input, A, E>): PromiseActorLogic<Result.Result<A, E>, Input> =>
  fromPromise<Result.Result<A, E>, Input>(({ input, signal }) => port(input, signal))

/** The ports of a machine: `machine.provide({ actors: provide(gateway) })`. */
export const provide = <Ports extends Record<string, Port<never, unknown, unknown>>>(
  ports: Ports,
): { [Name in keyof Ports]: PortLogic<Ports[Name]> } =>
  Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [name, provided(port as Port<unknown, unknown, unknown>)]),
  ) as unknown as { [Name in keyof Ports]: PortLogic<Ports[Name]> }
