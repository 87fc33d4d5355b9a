import type { Driver } from '../../drivers/driver.ts'
import { performancesOf } from '../../drivers/performances.ts'
import { specEffortInWords, specEffortOf } from '../../drivers/specEffort.ts'
import { playwright } from '../../export/playwright.ts'
import { occasionsOf } from '../../model/occasions.ts'
import { arrowsIn, effortOfAll, pathsOf } from '../../model/paths.ts'
import type { Scenario } from '../../model/scenario.ts'
import { affectedCases } from '../../versions/affectedCases.ts'
import type { Answered, Asked, Occasions, Progress } from './question.ts'

/** What the worker knows of the machines: where they are tried, and how they are driven in a browser. */
interface Known {
  readonly scenarios: ReadonlyArray<Scenario>
  readonly drivers: ReadonlyArray<Driver>
  /** The text of `drivers/holding.ts`. */
  readonly holding: string
  /** What stands behind an outcome, by its label. */
  readonly meanings: Readonly<Record<string, string>>
}

/** What the worker answers; a machine that cannot be tried is a sentence, and the next question is answered all the same. */
export const answersFrom =
  ({ scenarios, drivers, holding, meanings }: Known) =>
  (asked: Asked, progressed: (progress: Progress) => void = () => {}): Answered => {
    const { number } = asked
    if (asked.kind === 'machines')
      return {
        kind: 'machines',
        number,
        machines: scenarios.map(({ machine, variants }) => ({
          machine: machine.id,
          hasDriver: drivers.some((driver) => driver.machine === machine.id),
          variants: variants.map(({ label }) => label),
        })),
      }
    const scenario = scenarios.find(({ machine }) => machine.id === asked.machine)
    if (scenario === undefined && asked.kind === 'affected') return { kind: 'affected', number, found: null }
    if (scenario === undefined)
      return { kind: 'failed', number, because: `Nobody has said how ${asked.machine} is tried` }
    const tell = (done: number, of: number) => progressed({ done, of })
    if (asked.kind === 'occasions')
      return tried(number, () => ({ kind: 'occasions', number, occasions: explained(occasionsOf(scenario), meanings) }))
    if (asked.kind === 'affected')
      return tried(number, () => {
        const changed = asked.arrows.map((id) => ({ id }))
        const { affected, all } = affectedCases(scenario, changed, tell)
        return { kind: 'affected', number, found: { affected: affected.map(plain), all } }
      })
    const { strategy, variant, to, longest } = asked
    const wish = { strategy, longest: longest ?? undefined, variant: variant ?? undefined, to: to ?? undefined }
    return tried(number, () => {
      if (asked.kind === 'spec') {
        const driver = drivers.find((one) => one.machine === asked.machine)
        const performances = driver === undefined ? [] : performancesOf(scenario, driver, wish)
        return performances.length === 0
          ? { kind: 'failed', number, because: 'Nobody has said how these paths are walked in a browser' }
          : {
              kind: 'spec',
              number,
              spec: playwright(
                asked.title,
                performances,
                holding,
                specEffortInWords(specEffortOf(scenario, performances)),
              ),
            }
      }
      const paths = pathsOf(scenario, wish, tell)
      const { followed, all } = arrowsIn(scenario, paths)
      return {
        kind: 'paths',
        number,
        found: {
          effort: effortOfAll(paths),
          cases: paths.flatMap(({ cases }) => cases).map(plain),
          followed,
          arrows: all,
        },
      }
    })
  }

const explained = (occasions: ReturnType<typeof occasionsOf>, meanings: Known['meanings']): Occasions =>
  Object.fromEntries(
    Object.entries(occasions).map(([arrow, labels]) => [
      arrow,
      labels.map((label) => ({ label, means: meanings[label] ?? null })),
    ]),
  )

/** A machine that cannot be walked through is told as a sentence. */
const tried = (number: number, answer: () => Answered): Answered => {
  try {
    return answer()
  } catch (error) {
    return { kind: 'failed', number, because: error instanceof Error ? error.message : String(error) }
  }
}

/** An event may carry what cannot be sent to the page; its type is enough there. */
const plain = <Case extends { readonly steps: ReadonlyArray<{ readonly event: { readonly type: string } }> }>(
  one: Case,
): Case => ({ ...one, steps: one.steps.map((step) => ({ ...step, event: { type: step.event.type } })) })
