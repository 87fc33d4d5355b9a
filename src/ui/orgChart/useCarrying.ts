import { type RefObject, useEffect, useRef, useState } from 'react'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { OrgNode } from '../../domain/orgChart/tree.ts'
import { denials, sentences } from '../../domain/orgChart/wording.ts'
import { mayMove, nodeIn } from '../../machines/orgChart/moves.ts'
import { editDenied, useOrgChart } from './area.ts'
import { gesturesOn } from './gestures.ts'
import type { Stage } from './stage.ts'

/** The person who is dragged, the one they are held over, and why they may not report to them. */
export interface Carrying {
  readonly node: OrgNode
  readonly over: OrgNode | null
  readonly denied: string | null
}

export interface Carried {
  readonly carrying: Carrying | null
  /** What says so, beside the pointer. */
  readonly label: RefObject<HTMLDivElement | null>
}

/** § 7 Dragging somebody to a new manager: what the rules refuse is said while they are held, and never sent. */
export const useCarrying = (frame: RefObject<HTMLElement | null>, stage: Stage | null): Carried => {
  const chart = useOrgChart()
  const label = useRef<HTMLDivElement>(null)
  const [carrying, setCarrying] = useState<Carrying | null>(null)

  useEffect(() => {
    if (stage === null || frame.current === null) return
    let held: Carrying | null = null
    const keep = (next: Carrying | null) => {
      held = next
      setCarrying(next)
    }
    const contextNow = () => chart.getSnapshot().context
    const deniedFor = (id: EmployeeId, managerId: EmployeeId): string | null => {
      const context = contextNow()
      const may = mayMove(context, [{ id, reportsTo: managerId }])
      return may.allowed ? null : denials[may.because]
    }
    return gesturesOn(frame.current, stage, {
      mayLift: (id) => {
        const snapshot = chart.getSnapshot()
        return snapshot.matches('browsing') && editDenied(snapshot.context.actor, id) === undefined
      },
      lifted: (id, point) => {
        const node = nodeIn(contextNow(), id)
        if (node) keep({ node, over: null, denied: null })
        place(label.current, point)
      },
      moved: (point) => {
        place(label.current, point)
        if (held === null) return
        const over = stage.personAt(point)
        // The tree that is shown has nodes of its own, and in it nobody is moved below a vacancy.
        const other = over === undefined || over.vacancy || over.person === held.node.person ? null : over
        if (other === held.over) return
        const denied = other && deniedFor(held.node.person.id, other.person.id)
        keep({ ...held, over: other, denied })
      },
      dropped: () => {
        if (held?.over) chart.send({ type: 'move.asked', id: held.node.person.id, managerId: held.over.person.id })
        keep(null)
      },
      cancelled: () => keep(null),
      pressed: (id) => chart.send({ type: 'person.selected', id }),
    })
  }, [chart, frame, stage])
  return { carrying, label }
}

const place = (label: HTMLElement | null, { x, y }: { readonly x: number; readonly y: number }): void => {
  if (label) label.style.transform = `translate(${x + 14}px, ${y}px)`
}

/** What dropping them here would do. */
export const saidOf = ({ node, over, denied }: Carrying): string => {
  if (over === null) return `${node.person.fullName}: drop on the new manager`
  return denied ?? sentences.moved(node.person.fullName, over.person.fullName)
}
