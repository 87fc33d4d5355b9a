import { pathsOf } from '../model/paths.ts'
import { affectedBy, type TestCase } from '../model/testCases.ts'
import type { ChartTransition } from '../model/transitions.ts'
import { subjects } from '../subjects.ts'

/** The walks of this build that follow a changed arrow; null where the machine has no situations to walk from. */
export const affectedCases = (
  machine: string,
  changed: ReadonlyArray<Pick<ChartTransition, 'id'>>,
): { readonly affected: ReadonlyArray<TestCase>; readonly all: number } | null => {
  const subject = subjects.find((one) => one.machine.id === machine)
  if (!subject) return null
  const cases = pathsOf(subject, { strategy: 'transitions' }).flatMap((paths) => paths.cases)
  return { affected: affectedBy(cases, changed), all: cases.length }
}
