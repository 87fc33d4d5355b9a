import type { AnyStateMachine } from 'xstate'
import type { FollowedRecord } from '../../machines/kit/watching/protocol.ts'
import { type ChartTransition, transitionsOf } from '../model/transitions.ts'

/**
 * What an app says it followed, found again in the chart this workshop was built with. Undefined where the chart has no
 * such arrow: the app is of another version.
 */
export const arrowsBy = (machine: AnyStateMachine) => {
  const known = new Map(transitionsOf(machine).map((arrow) => [placeOf(arrow), arrow]))
  return (followed: FollowedRecord): ChartTransition | undefined => {
    const arrow = known.get(placeOf(followed))
    // A composed guard has no name to compare.
    return arrow?.guard === followed.guard || arrow?.guard === 'nameless' ? arrow : undefined
  }
}

const placeOf = ({ source, event, order }: Pick<ChartTransition, 'source' | 'event' | 'order'>) =>
  [source, event, order].join('\n')
