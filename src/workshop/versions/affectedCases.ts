import { pathsOf } from '../model/paths.ts'
import type { Scenario } from '../model/scenario.ts'
import { affectedBy, type TestCase } from '../model/testCases.ts'
import type { ChartTransition } from '../model/transitions.ts'

/** The walks of this build that follow a changed arrow, of all there are. */
export const affectedCases = (
  scenario: Scenario,
  changed: ReadonlyArray<Pick<ChartTransition, 'id'>>,
  progressed?: (done: number, of: number) => void,
): { readonly affected: ReadonlyArray<TestCase>; readonly all: number } => {
  const cases = pathsOf(scenario, { strategy: 'transitions' }, progressed).flatMap((paths) => paths.cases)
  return { affected: affectedBy(cases, changed), all: cases.length }
}
