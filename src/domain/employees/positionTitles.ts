/**
 * Ours: which titles a position may be called by without another word for the same work: those of the templates, then those
 * people have. Compared without regard to case; the first spelling stays.
 */
import { byText } from '../kernel/order.ts'
import type { EmployeeSummary } from './nouns.ts'

export const knownTitles = (
  templates: ReadonlyArray<string>,
  people: ReadonlyArray<Pick<EmployeeSummary, 'positionTitle' | 'isActive'>>,
): ReadonlyArray<string> => {
  const known = new Map<string, string>()
  const inUse = people.flatMap(({ positionTitle, isActive }) =>
    positionTitle !== null && isActive ? [positionTitle] : [],
  )
  for (const title of [...templates, ...inUse.toSorted(byText)].map((one) => one.trim()))
    if (title !== '' && !known.has(title.toLowerCase())) known.set(title.toLowerCase(), title)
  return [...known.values()].toSorted(byText)
}
