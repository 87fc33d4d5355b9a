import { Effect } from 'effect'
import { denials } from '../../domain/policies/denials.ts'
import { recordChange } from '../audit/audit.store.ts'
import { conflicting } from '../http/denied.ts'
import { done, notFound, reply } from '../http/envelope.ts'
import { change, rowsOf } from '../store/database.ts'
import { categories, categoryToRemove, deleteCategory } from './categories.store.ts'
import { managing, managingAnything } from './guards.ts'

/** § 7 GET hrDocuments/categories, each with how many policies are filed there. */
export const listCategories = Effect.fn(function* () {
  const caller = yield* managingAnything
  return reply(yield* rowsOf(caller, categories))
})

/** § 7 DELETE hrDocuments/categories/{name}: one under which nothing is filed. */
export const removeCategory = Effect.fn(function* ({
  params: { name },
}: {
  readonly params: { readonly name: string }
}) {
  const caller = yield* managing('Delete')
  yield* change(caller, function* () {
    const found = yield* categoryToRemove(name)
    if (found === undefined) return yield* Effect.fail(notFound)
    if (found.uses > 0) return yield* Effect.fail(inUse)
    yield* deleteCategory(found.id)
    yield* recordChange(caller, { action: 'removed', kind: 'hrDocumentCategory', id: found.id, name: found.name })
  })
  return done
})

const inUse = conflicting({ allowed: false, because: 'categoryInUse' }, denials)
