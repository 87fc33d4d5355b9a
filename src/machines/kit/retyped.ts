import type { EventObject, StateMachine } from 'xstate'

/**
 * A machine under the types of what it is used for: written over `unknown`, it is given its input, what it answers and
 * what it hears. Children, actions, guards, states and tags stay as they were inferred.
 */
export type Retyped<Machine, Input, Output, Event extends EventObject = EventOf<Machine>> =
  Machine extends StateMachine<
    infer Context,
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
        Actors,
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

type EventOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer Event,
    infer _Children,
    infer _Actors,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? Event
    : never
