import { playwright } from '../../export/playwright.ts'
import type { Guide } from '../../guides/guide.ts'
import { performancesOf } from '../../guides/performances.ts'
import { arrowsIn, effortOfAll, pathsOf } from '../../model/paths.ts'
import type { Subject } from '../../model/subject.ts'
import type { Answered, Asked } from './question.ts'

/** What the worker answers; a machine that cannot be tried is a sentence, and the next question is answered all the same. */
export const answering =
  (subjects: ReadonlyArray<Subject>, guides: ReadonlyArray<Guide>, holding: string) =>
  (asked: Asked): Answered => {
    const { number } = asked
    if (asked.kind === 'machines')
      return {
        kind: 'machines',
        number,
        machines: subjects.map(({ machine, variants }) => ({
          machine: machine.id,
          isGuided: guides.some((guide) => guide.machine === machine.id),
          variants: variants.map(({ label }) => label),
        })),
      }
    const subject = subjects.find(({ machine }) => machine.id === asked.machine)
    if (subject === undefined)
      return { kind: 'failed', number, because: `Nobody has said how ${asked.machine} is tried` }
    const { strategy, variant, to, longest } = asked
    const wish = { strategy, longest, variant: variant ?? undefined, to: to ?? undefined }
    try {
      if (asked.kind === 'spec') {
        const guide = guides.find((one) => one.machine === asked.machine)
        const performances = guide === undefined ? [] : performancesOf(subject, guide, wish)
        return performances.length === 0
          ? { kind: 'failed', number, because: 'Nobody has said how these paths are walked in a browser' }
          : { kind: 'spec', number, spec: playwright(asked.title, performances, holding) }
      }
      const paths = pathsOf(subject, wish)
      const { followed, all } = arrowsIn(subject, paths)
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
    } catch (error) {
      return { kind: 'failed', number, because: error instanceof Error ? error.message : String(error) }
    }
  }

/** An event may carry what cannot be sent to the page; its type is enough there. */
const plain = <Case extends { readonly steps: ReadonlyArray<{ readonly event: { readonly type: string } }> }>(
  one: Case,
): Case => ({ ...one, steps: one.steps.map((step) => ({ ...step, event: { type: step.event.type } })) })
