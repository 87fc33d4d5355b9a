/**
 * A record's life as a table: from which state which action leads where. What is not in it is refused. Of several states
 * the record's own facts decide which; none: it is gone.
 */
export type Lifecycle<State extends string, Action extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Action, State | ReadonlyArray<State>>>>>
>

/** Every state, in the order of the table. */
export const statesOf = <State extends string>(lifecycle: Lifecycle<State, string>): ReadonlyArray<State> =>
  Object.keys(lifecycle) as ReadonlyArray<string> as ReadonlyArray<State>

/** What can be done from here, in the order it is offered. */
export const actionsFrom = <State extends string, Action extends string>(
  lifecycle: Lifecycle<State, Action>,
  state: State,
): ReadonlyArray<Action> => Object.keys(lifecycle[state]) as ReadonlyArray<string> as ReadonlyArray<Action>

/** Where the action may lead; null where the table refuses it. */
export const statesAfter = <State extends string, Action extends string>(
  lifecycle: Lifecycle<State, Action>,
  state: State,
  action: Action,
): ReadonlyArray<State> | null => {
  const after: State | ReadonlyArray<State> | undefined = lifecycle[state][action]
  return after === undefined ? null : typeof after === 'string' ? [after] : after
}

/** Where the action leads, in a table in which each leads to one state; null where it is refused. */
export const stateAfter = <State extends string, Action extends string>(
  lifecycle: Lifecycle<State, Action>,
  state: State,
  action: Action,
): State | null => statesAfter(lifecycle, state, action)?.[0] ?? null
