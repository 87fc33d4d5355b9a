import type { ContextFrom, EventFrom, EventObject, MachineContext, ProvidedActor, StateMachine } from 'xstate'

/**
 * A machine under the types of what it is used for: written over `unknown`, it is given its input, what it answers, and
 * where they matter what it hears, what it holds and what it asks. Children, actions, guards, states and tags stay as they
 * were inferred.
 */
export type Retyped<
  Machine,
  Input,
  Output,
  Event extends EventObject = EventFrom<Machine>,
  Context extends MachineContext = ContextFrom<Machine>,
  Asks extends ProvidedActor = never,
> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer Children,
    infer Actors,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value,
    infer Tag,
    infer _Input,
    infer _Output,
    infer Emitted,
    infer Meta,
    infer Config
  >
    ? StateMachine<
        Context,
        Event,
        Children,
        [Asks] extends [never] ? Actors : Asks,
        Action,
        Guard,
        Delay,
        Value,
        Tag,
        Input,
        Output,
        Emitted,
        Meta,
        Config
      >
    : never
