import * as Result from 'effect/Result'

/** How often one arrow was followed, when last, and how often what it led to was wrong. */
export interface Followed {
  readonly count: number
  /** UTC; not of what was accepted, whose file is to differ only where something else was followed. */
  readonly lastSeen?: string
  readonly failed: number
}

export const coverageSources = ['units', 'browser', 'sessions'] as const
export type CoverageSource = (typeof coverageSources)[number]

/** What one run has seen of one machine: a file of `coverage/transitions`, or a recorded session. */
export interface Coverage {
  readonly version: 1
  readonly source: CoverageSource
  readonly machine: string
  readonly transitions: Readonly<Record<string, Followed>>
}

/**
 * One arrow as the heat map draws it: by colour, by width and by number, since no sense is everybody's. What it counts is of
 * the one source that is looked at.
 */
export interface Heat extends Followed {
  /** How often each source has followed it. */
  readonly bySource: Readonly<Partial<Record<CoverageSource, number>>>
  readonly level: 'never' | 'seldom' | 'often' | 'most' | 'failed'
  /** Pixels. */
  readonly width: number
}

export interface HeatMap {
  readonly machine: string
  /** The source that is looked at. */
  readonly from: CoverageSource
  /** One for every arrow of the chart. */
  readonly transitions: ReadonlyMap<string, Heat>
  /** What was followed in another version of the chart, and is in this one no more. */
  readonly unknown: ReadonlyArray<string>
}

/** What was seen in one run of a machine, made of the ids of its arrows in their order. */
export const coverageOfRun = (
  source: CoverageSource,
  machine: string,
  followed: ReadonlyArray<{ readonly id: string; readonly failed?: boolean }>,
  nowUtc: string,
): Coverage => {
  const transitions: Record<string, Followed> = {}
  for (const { id, failed = false } of followed) {
    const before = transitions[id]
    transitions[id] = {
      count: (before?.count ?? 0) + 1,
      lastSeen: nowUtc,
      failed: (before?.failed ?? 0) + (failed ? 1 : 0),
    }
  }
  return { version: 1, source, machine, transitions }
}

/** Many runs as one for each machine and source, in their order: what is kept and handed on. */
export const merged = (runs: ReadonlyArray<Coverage>): ReadonlyArray<Coverage> => {
  const byMachine = new Map<string, Coverage>()
  for (const { source, machine, transitions } of runs) {
    const key = `${machine} ${source}`
    const before = byMachine.get(key)?.transitions ?? {}
    const added = Object.entries(transitions).map(([id, followed]) => [id, sumOf(before[id], followed)])
    byMachine.set(key, {
      version: 1,
      source,
      machine,
      transitions: { ...before, ...Object.fromEntries(added) },
    })
  }
  const place = ({ machine, source }: Coverage) => `${machine} ${coverageSources.indexOf(source)}`
  return [...byMachine.values()].toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
}

const sumOf = (before: Followed | undefined, { count, lastSeen = '', failed }: Followed): Followed => ({
  count: (before?.count ?? 0) + count,
  lastSeen: (before?.lastSeen ?? '') > lastSeen ? (before?.lastSeen ?? '') : lastSeen,
  failed: (before?.failed ?? 0) + failed,
})

/**
 * The runs of one machine laid over its chart, one source at a time: that unit tests have followed an arrow ten thousand
 * times says nothing of whether anybody has in a browser, so sources are never added up.
 */
export const heatOf = (
  machine: string,
  arrows: ReadonlyArray<{ readonly id: string }>,
  runs: ReadonlyArray<Coverage>,
  from: CoverageSource,
): HeatMap => {
  const seen = new Map<string, Seen>()
  for (const { source, transitions } of runs.filter((run) => run.machine === machine)) {
    for (const [id, followed] of Object.entries(transitions)) {
      seen.set(id, together(seen.get(id), source, followed, source === from))
    }
  }
  const known = new Set(arrows.map(({ id }) => id))
  const most = Math.max(1, ...[...seen].filter(([id]) => known.has(id)).map(([, { count }]) => count))
  return {
    machine,
    from,
    transitions: new Map(arrows.map(({ id }) => [id, drawn(seen.get(id) ?? unseen, most)])),
    unknown: [...seen.keys()].filter((id) => !known.has(id)),
  }
}

type Seen = Followed & Pick<Heat, 'bySource'>

const unseen: Seen = { count: 0, lastSeen: '', failed: 0, bySource: {} }

const together = (before: Seen = unseen, source: CoverageSource, followed: Followed, isLookedAt: boolean): Seen => ({
  ...(isLookedAt ? sumOf(before, followed) : before),
  bySource: { ...before.bySource, [source]: (before.bySource[source] ?? 0) + followed.count },
})

const thinnest = 1
const thickest = 7

/** By its logarithm: the arrow everybody takes would otherwise make all others look alike. */
const drawn = (seen: Seen, most: number): Heat => {
  const share = seen.count === 0 ? 0 : Math.log1p(seen.count) / Math.log1p(most)
  const level =
    seen.count === 0 ? 'never' : seen.failed > 0 ? 'failed' : share > 0.8 ? 'most' : share > 0.4 ? 'often' : 'seldom'
  return { ...seen, level, width: Math.round((thinnest + share * (thickest - thinnest)) * 10) / 10 }
}

/** A file somebody chose, or one of ours: one run, or a list of them. What is wrong with it is a sentence. */
export const readCoverage = (text: string): Result.Result<ReadonlyArray<Coverage>, string> => {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return Result.fail('This file is not JSON, so there is no coverage in it.')
  }
  const runs = Array.isArray(content) ? content : [content]
  const other = runs.findIndex((run) => !isCoverage(run))
  if (other === -1) return Result.succeed(runs)
  const { version = 1 } = (runs[other] ?? {}) as { readonly version?: unknown }
  return Result.fail(
    version === 1
      ? `Entry ${other + 1} of this file is no coverage of a machine.`
      : `Entry ${other + 1} of this file is of another version than 1, which is the one that can be read.`,
  )
}

const isCoverage = (run: unknown): run is Coverage => {
  const { version, source, machine, transitions } = (run ?? {}) as Partial<Coverage>
  return (
    version === 1 &&
    coverageSources.some((one) => one === source) &&
    typeof machine === 'string' &&
    typeof transitions === 'object' &&
    transitions !== null &&
    Object.values(transitions).every(isFollowed)
  )
}

const isFollowed = (followed: unknown): followed is Followed => {
  const { count, lastSeen, failed } = (followed ?? {}) as Partial<Followed>
  return typeof count === 'number' && ['string', 'undefined'].includes(typeof lastSeen) && typeof failed === 'number'
}
