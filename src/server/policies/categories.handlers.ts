import { Effect } from 'effect'
import { HrDocumentsGroup } from '../../contract/hrDocuments.ts'
import { denials } from '../../domain/policies/denials.ts'
import { recordChange } from '../audit/audit.store.ts'
import { answer, change } from '../http/calls.ts'
import { conflicting } from '../http/denied.ts'
import { notFound, reply } from '../http/envelope.ts'
import { rowsOf } from '../store/database.ts'
import { categories, categoryToRemove, deleteCategory } from './categories.store.ts'
import { managing, managingAnything } from './guards.ts'

const calls = HrDocumentsGroup.endpoints

/** § 7 GET hrDocuments/categories, each with how many policies are filed there. */
export const listCategories = answer(calls.categories, function* () {
  const caller = yield* managingAnything
  return reply(yield* rowsOf(caller, categories))
})

/** § 7 DELETE hrDocuments/categories/{name}: one under which nothing is filed. */
export const removeCategory = change(calls.removeCategory, function* ({ params: { name } }) {
  const caller = yield* managing('Delete')
  const found = yield* categoryToRemove(name)
  if (found === undefined) return yield* Effect.fail(notFound)
  if (found.uses > 0) return yield* Effect.fail(inUse)
  yield* deleteCategory(found.id)
  yield* recordChange(caller, { action: 'removed', kind: 'hrDocumentCategory', id: found.id, name: found.name })
})

const inUse = conflicting({ allowed: false, because: 'categoryInUse' }, denials)
