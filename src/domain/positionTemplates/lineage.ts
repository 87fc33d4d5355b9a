/**
 * Where a template came from (§ 3 globalPositionTemplateId), and whether the marketplace has a newer text since. Ours: a text is
 * brought up to the newest one and to no other, and only once.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { GlobalPositionTemplate, PositionTemplate } from './nouns.ts'

type Derived = Pick<PositionTemplate, 'globalPositionTemplateId' | 'globalVersion'>

/** What it came from; undefined where it came from nothing, or the marketplace has not been read. */
export const originOf = <Global extends Pick<GlobalPositionTemplate, 'id'>>(
  { globalPositionTemplateId }: Derived,
  globals: ReadonlyArray<Global>,
): Global | undefined => globals.find(({ id }) => id === globalPositionTemplateId)

/** The newer text, where there is one. */
export const newerOf = <Global extends Pick<GlobalPositionTemplate, 'id' | 'version'>>(
  template: Derived,
  globals: ReadonlyArray<Global>,
): Global | undefined => {
  const origin = originOf(template, globals)
  return origin !== undefined && mayUpgrade(template, origin.version, origin.version).allowed ? origin : undefined
}

/** `newest`: of the marketplace, null where it has none; `asked`: what was compared. */
export const mayUpgrade = (
  { globalPositionTemplateId, globalVersion }: Derived,
  newest: number | null,
  asked: number,
): Decision<'noTemplate' | 'isLatest' | 'templateChanged'> => {
  if (globalPositionTemplateId === null || newest === null) return denied('noTemplate')
  if (asked !== newest) return denied('templateChanged')
  return (globalVersion ?? 0) >= newest ? denied('isLatest') : allowed
}
