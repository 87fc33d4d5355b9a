import { execFileSync } from 'node:child_process'

/** A chart as it was accepted in one commit. */
export interface AcceptedChart {
  readonly commit: string
  /** 2026-11-22 */
  readonly day: string
  /** What the commit says of itself. */
  readonly subject: string
  readonly text: string
}

/** As far back as an analyst is offered to look. */
const versionsAtMost = 20

/**
 * Every chart as it was accepted before, the newest first, as the repository remembers (`charts/*.json` is committed
 * whenever a chart changes). Nothing where there is no repository, or no git: then there is nothing to choose from.
 */
export const acceptedBefore = (root: string): ReadonlyMap<string, ReadonlyArray<AcceptedChart>> => {
  const git = (...args: ReadonlyArray<string>) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  const histories = new Map<string, AcceptedChart[]>()
  try {
    const log = git('log', '--format=%x00%h%x09%cs%x09%s', '--name-only', '--diff-filter=AM', '--', 'charts/*.json')
    for (const entry of log.split('\0').slice(1)) {
      const [head = '', ...files] = entry.split('\n').filter((line) => line !== '')
      const [commit = '', day = '', subject = ''] = head.split('\t')
      for (const file of files) {
        const machine = /^charts\/([^/]+)\.json$/.exec(file)?.[1]
        if (machine === undefined) continue
        const known = histories.get(machine) ?? []
        if (known.length >= versionsAtMost) continue
        histories.set(machine, [...known, { commit, day, subject, text: git('show', `${commit}:${file}`) }])
      }
    }
  } catch {
    return histories
  }
  return histories
}
