import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { Refusal } from '../../contract/envelope.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { versionOf } from '../../contract/paths.ts'
import { allowed } from '../../domain/kernel/decision.ts'
import {
  type Change,
  mayAddCategory,
  mayChange,
  mayRead,
  type SimpleCollection,
} from '../../domain/organisation/collections.ts'
import { denials } from '../../domain/organisation/wording.ts'
import { recordChange } from '../audit/audit.store.ts'
import { conflicting, forbidden, unacceptable } from '../http/denied.ts'
import { changedMeanwhile, done, jsonReply, notFound, refuse } from '../http/envelope.ts'
import { Database } from '../store/database.ts'
import { onConstraint } from '../store/failures.ts'
import type { CollectionStore, Content } from './collection.store.ts'

interface OfItem {
  readonly params: { readonly id: string }
}

/** The four calls of any simple collection (§ 7): who, may they, the rule, save and answer. */
export const collectionHandlers = (collection: SimpleCollection, store: CollectionStore) => {
  const { noun, nameKey, uses = [], references = [] } = store.described

  const reader = Effect.flatMap(CurrentCaller, (caller) => {
    const decision = mayRead(caller, collection)
    return decision.allowed ? Effect.succeed(caller) : Effect.fail(forbidden(decision, denials))
  })

  const callerWhoMay = (change: Change) =>
    Effect.flatMap(CurrentCaller, (caller) => {
      const decision = mayChange(caller, collection, change)
      return decision.allowed ? Effect.succeed(caller) : Effect.fail(forbidden(decision, denials))
    })

  /** § 5 The one rule about what an item says; that it is the only one of its name is kept by the table's key. */
  const admitted = ({ text }: Content) => {
    const decision = collection === 'categories' ? mayAddCategory(String(text), []) : allowed
    return decision.allowed ? Effect.void : Effect.fail(unacceptable(decision, denials, 'text'))
  }

  const refusals: Readonly<Record<string, () => Refusal<409> | Refusal<422>>> = {
    ...(nameKey === undefined ? {} : { [nameKey]: () => alreadyExists }),
    ...Object.fromEntries(references.map(({ constraint, field }) => [constraint, () => unknownReference(field)])),
  }

  return {
    list: Effect.fn(function* () {
      const caller = yield* reader
      const database = yield* Database
      const [row] = yield* database.read(caller, store.list(caller.tenantId))
      return jsonReply(row?.body ?? '[]')
    }),

    create: Effect.fn(function* ({ payload }: { readonly payload: Content & { readonly id: string } }) {
      const caller = yield* callerWhoMay('Create')
      const database = yield* Database
      const { id, ...content } = payload
      yield* admitted(content)
      const made = yield* database.withTenant(
        caller,
        Effect.gen(function* () {
          const inserted = yield* onConstraint(store.insert(caller.tenantId, id, content), refusals)
          if (inserted === undefined) return yield* store.same(caller.tenantId, id, content)
          yield* recordChange(caller, { action: 'created', kind: noun, id, fields: Object.keys(content) })
          return inserted
        }),
      )
      return made === undefined ? yield* Effect.fail(alreadyExists) : jsonReply(made)
    }),

    update: Effect.fn(function* ({
      params: { id },
      payload: { version, ...content },
    }: OfItem & { readonly payload: Content & { readonly version: number } }) {
      const caller = yield* callerWhoMay('Modify')
      const database = yield* Database
      yield* admitted(content)
      const updated = yield* database.withTenant(
        caller,
        Effect.gen(function* () {
          const row = yield* onConstraint(store.update(caller.tenantId, id, version, content), refusals)
          if (row === undefined) return yield* missed(caller, id)
          yield* recordChange(caller, { action: 'updated', kind: noun, id, fields: row.fields })
          return row.body
        }),
      )
      return jsonReply(updated)
    }),

    remove: Effect.fn(function* ({
      params: { id },
      headers,
    }: OfItem & { readonly headers: { readonly 'if-match': string } }) {
      const caller = yield* callerWhoMay('Delete')
      const database = yield* Database
      const held = Object.fromEntries(uses.map(({ constraint }) => [constraint, () => 'held' as const]))
      yield* database
        .withTenant(
          caller,
          Effect.gen(function* () {
            const removed = yield* onConstraint(store.remove(caller.tenantId, id, versionOf(headers)), held)
            if (!removed) return yield* missed(caller, id)
            yield* recordChange(caller, { action: 'removed', kind: noun, id })
          }),
        )
        .pipe(
          Effect.catchIf(
            (failure) => failure === 'held',
            () => inUse(database, caller, id),
          ),
        )
      return done
    }),
  }

  /** Nothing was changed: either there is no such item, or it is of another version. */
  function missed(caller: Caller, id: string) {
    return Effect.flatMap(store.exists(caller.tenantId, id), (exists) =>
      Effect.fail(exists ? changedMeanwhile : notFound),
    )
  }

  /** The foreign key has refused; who holds it is only told. */
  function inUse(database: typeof Database.Service, caller: Caller, id: string) {
    return Effect.flatMap(database.withTenant(caller, store.usesOf(caller.tenantId, id)), (named) =>
      Effect.fail(refuse(409, 'in_use', `Still in use by ${named.join(' and ') || 'something else'}.`)),
    )
  }
}

const alreadyExists = conflicting({ allowed: false, because: 'alreadyExists' }, denials)

const unknownReference = (field: string) => refuse(422, `unknown_${field}`, `There is no such ${field}.`, field)
