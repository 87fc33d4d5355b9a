import { createMachine } from 'xstate'
import { chartOf } from '../../src/workshop/model/chart.ts'

const groups = 4
const each = [11, 11, 11, 12]

/** Rings of states in a ring of groups, with a short cut from every other state: as many lines as a real chart has. */
const group = (index: number) => {
  const size = each[index] ?? 0
  const name = (state: number) => `state${state % size}`
  return {
    initial: 'state0',
    on: { 'group.left': `group${(index + 1) % groups}` },
    states: Object.fromEntries(
      Array.from({ length: size }, (_, state) => [
        name(state),
        {
          on: {
            'step.taken': name(state + 1),
            ...(state % 2 === 0 ? { 'cut.taken': { guard: 'isAllowed', target: name(state + 3) } } : {}),
          },
        },
      ]),
    ),
  }
}

/** A chart of 50 states: the size the workshop's speed is promised for. */
export const fiftyStates = chartOf(
  createMachine({
    id: 'fifty',
    initial: 'group0',
    states: Object.fromEntries(Array.from({ length: groups }, (_, index) => [`group${index}`, group(index)])),
  }),
)
