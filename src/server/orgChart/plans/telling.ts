/** Who is told of a plan. */
import { Effect } from 'effect'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { writtenDay } from '../../../domain/kernel/locale.ts'
import { type PlanNews, planLetter } from '../../../domain/orgChart/plans/letters.ts'
import type { ChartPlan } from '../../../domain/orgChart/plans/nouns.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { listeners } from '../../employees/listeners.store.ts'
import { postAll } from '../../mail/post.ts'

type Told = Pick<
  ChartPlan,
  'id' | 'name' | 'version' | 'moves' | 'effectiveDay' | 'createdBy' | 'sentBy' | 'approvedBy'
>

interface Telling {
  readonly publicUrl: string
  /** They know it: they did it. */
  readonly except: EmployeeId | null
  /** So that the same is told once. */
  readonly key: string
}

/** Everybody who may approve it. */
export const tellApprovers = (plan: Told, by: string, telling: Telling) =>
  told(plan, { kind: 'sent', by }, telling, () => true)

/** Who made it, sent it and approved it. */
export const tellThoseOf = (plan: Told, news: PlanNews, telling: Telling) => {
  const theirs = [plan.createdBy, plan.sentBy, plan.approvedBy].flatMap((person) => person?.id ?? [])
  return told(plan, news, telling, (id) => theirs.includes(id))
}

const told = Effect.fn(function* (
  plan: Told,
  news: PlanNews,
  { publicUrl, except, key }: Telling,
  isTold: (id: EmployeeId) => boolean,
) {
  const link = `${publicUrl}${pathTo('orgChartPlan', { id: plan.id })}`
  const people = (yield* listeners([])).filter(({ id, isAdmin }) => isAdmin && id !== except && isTold(id))
  yield* postAll(
    people.map(({ id, email, fullName, locale }) => ({
      key: `chartPlan:${plan.id}:${key}:${id}`,
      to: email,
      ...planLetter(
        { name: plan.name, moves: plan.moves.length },
        news.kind === 'scheduled' ? { ...news, day: writtenDay(locale, news.day) } : news,
        { to: fullName, link },
      ),
    })),
  )
})
