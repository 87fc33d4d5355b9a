/**
 * Views of a list that somebody has named. Ours: everybody has their own; a name is taken without regard to case, in each
 * list for itself; at most one is what the list opens with.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { lineProblem } from '../kernel/inputProblems.ts'
import { VIEW_NAME_MAX, VIEWS_MAX } from './limits.ts'
import type { SavedView } from './nouns.ts'

export type ViewDenial = 'nameMissing' | 'nameNotALine' | 'nameTaken' | 'tooManyViews'

/** May a view be called this, among one’s own of the list? `own` is the view itself where it is renamed. */
export const mayBeCalled = (
  typed: string,
  views: ReadonlyArray<Pick<SavedView, 'id' | 'name'>>,
  own: SavedView['id'] | null = null,
): Decision<ViewDenial> => {
  const name = typed.trim()
  if (name === '') return denied('nameMissing')
  if (lineProblem(name, VIEW_NAME_MAX) !== null) return denied('nameNotALine')
  if (views.some((view) => view.id !== own && view.name.toLowerCase() === name.toLowerCase()))
    return denied('nameTaken')
  return own === null && views.length >= VIEWS_MAX ? denied('tooManyViews') : allowed
}
