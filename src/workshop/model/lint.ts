import { Stumbled } from './explore.ts'
import { type Finding, nodesLint, unentered } from './lintOfNodes.ts'
import { walksLint } from './lintOfWalks.ts'
import { type Explored, exploreAll, type Scenario } from './scenario.ts'

export type { Finding } from './lintOfNodes.ts'

/** What the rules are called where a person reads them. */
export const ruleWording: Readonly<Record<Finding['rule'], string>> = {
  nameless: 'Everything a chart names has a name',
  noId: 'Machines and what they start have ids of their own',
  errorUnhandled: 'The parent of an actor handles its errors',
  eventDropped: 'No event is dropped without a word',
  shadowed: 'No transition stands behind one that always goes first',
  restartedForever: 'What breaks is not started again without end',
  restarted: 'No region is begun again by what belongs to another',
  unreachable: 'Every state can be entered',
  neverTaken: 'Every transition can be taken',
  deadEnd: 'No state is a dead end',
  noWayHome: 'From everywhere there is a way home',
  equalTimers: 'No two timers go off at the same time',
  stumbles: 'The machine breaks on nothing that can come',
}

export interface Linted {
  /** What is wrong. */
  readonly open: ReadonlyArray<Finding>
  /** What is meant to be so, with its reason. */
  readonly explained: ReadonlyArray<Finding & { readonly reason: string }>
  /** Reasons for what is no longer found. */
  readonly stale: ReadonlyArray<string>
}

/** Everything the rules find in a machine and the walks through it, and what its scenario has to say to that. */
export const lintOf = (scenario: Scenario, explored?: ReadonlyArray<Explored>): Linted => {
  const findings = findingsOf(scenario, explored)
  const reasons: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(scenario.unreachable ?? {}).map(([id, why]) => [`${id} is never taken`, why])),
    ...scenario.explained,
  }
  const found = new Set(findings.map(({ says }) => says))
  return {
    open: findings.filter(({ says }) => !(says in reasons)),
    explained: findings.flatMap((one) => {
      const reason = reasons[one.says]
      return reason === undefined ? [] : [{ ...one, reason }]
    }),
    stale: Object.keys(reasons).filter((says) => !found.has(says)),
  }
}

const findingsOf = (scenario: Scenario, explored?: ReadonlyArray<Explored>): ReadonlyArray<Finding> => {
  const drawn = [...nodesLint(scenario.machine), ...unentered(scenario.machine)]
  try {
    const walked = walksLint(scenario, explored ?? exploreAll(scenario))
    return [...drawn, ...walked.filter(({ says }) => drawn.every((one) => one.says !== says))]
  } catch (error) {
    if (error instanceof Stumbled) return [...drawn, { rule: 'stumbles', says: error.message }]
    throw error
  }
}
