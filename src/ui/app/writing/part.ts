import { useSelector } from '@xstate/react'
import type { PartActor, PartSnapshot } from '../../../machines/kit/part.machine.ts'

/** Of a part while it is written; undefined once all of it has arrived. */
export const usePartState = <A>(part: PartActor | undefined, select: (snapshot: PartSnapshot) => A): A | undefined =>
  useSelector(part, (snapshot) => (snapshot === undefined ? undefined : select(snapshot)))
