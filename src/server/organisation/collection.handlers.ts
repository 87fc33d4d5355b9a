import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { Refusal } from '../../contract/envelope.ts'
import { versionOf } from '../../contract/paths.ts'
import { allowed } from '../../domain/kernel/decision.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import {
  type Change,
  type ManagedList,
  mayAddCategory,
  mayChange,
  mayRead,
} from '../../domain/organisation/collections.ts'
import type { Use } from '../../domain/organisation/nouns.ts'
import { mayMerge, usesInWords } from '../../domain/organisation/uses.ts'
import { denials } from '../../domain/organisation/wording.ts'
import type { Requirement } from '../../domain/permissions/gate.ts'
import { recordChange } from '../audit/audit.store.ts'
import { changeEntries } from '../audit/changeEntries.ts'
import { conflicting, forbidden, unacceptable } from '../http/denied.ts'
import { changedMeanwhile, done, jsonReply, notFound, refuse } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { rowsOf, TenantSql, transact } from '../store/database.ts'
import { onConstraint } from '../store/failures.ts'
import type { CollectionStore, Content } from './collection.store.ts'

interface OfItem {
  readonly params: { readonly id: string }
}

/**
 * The calls of any simple collection (§ 7), and ours: who, may they, the rule, save and answer. `needs`: of everybody who
 * calls.
 */
export const collectionHandlers = (collection: ManagedList, store: CollectionStore, needs: Requirement = {}) => {
  const { noun, called, nameKey, uses = [], references = [] } = store.described

  const reader = Effect.flatMap(callerWho(needs), (caller) => {
    const decision = mayRead(caller, collection)
    return decision.allowed ? Effect.succeed(caller) : Effect.fail(forbidden(decision, denials))
  })

  const callerWhoMay = (change: Change) =>
    Effect.flatMap(callerWho(needs), (caller) => {
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
      const [row] = yield* rowsOf(caller, store.list)
      return jsonReply(row?.body ?? '[]')
    }),

    create: Effect.fn(function* ({ payload }: { readonly payload: Content & { readonly id: string } }) {
      const caller = yield* callerWhoMay('Create')
      const { id, ...content } = payload
      yield* admitted(content)
      const made = yield* transact(caller, function* () {
        const inserted = yield* onConstraint(store.insert(id, content), refusals)
        if (inserted === undefined) return yield* store.same(id, content)
        yield* recordChange(caller, {
          action: 'created',
          kind: noun,
          id,
          name: inserted.called,
          fields: Object.keys(content),
          values: [{ field: called.field, before: null, after: inserted.called }],
        })
        return inserted.body
      })
      return made === undefined ? yield* Effect.fail(alreadyExists) : jsonReply(made)
    }),

    update: Effect.fn(function* ({
      params: { id },
      payload: { version, ...content },
    }: OfItem & { readonly payload: Content & { readonly version: number } }) {
      const caller = yield* callerWhoMay('Modify')
      yield* admitted(content)
      const updated = yield* transact(caller, function* () {
        const row = yield* onConstraint(store.update(id, version, content), refusals)
        if (row === undefined) return yield* missed(id)
        yield* recordChange(caller, {
          action: 'updated',
          kind: noun,
          id,
          name: row.called,
          fields: row.fields,
          values: [{ field: called.field, before: row.calledBefore, after: row.called }],
        })
        return row.body
      })
      return jsonReply(updated)
    }),

    remove: Effect.fn(function* ({
      params: { id },
      headers,
    }: OfItem & { readonly headers: { readonly 'if-match': string } }) {
      const caller = yield* callerWhoMay('Delete')
      const held = Object.fromEntries(uses.map(({ constraint }) => [constraint, () => 'held' as const]))
      yield* transact(caller, function* () {
        const removed = yield* onConstraint(store.remove(id, versionOf(headers)), held)
        if (removed === undefined) return yield* missed(id)
        yield* recordChange(caller, { action: 'removed', kind: noun, id, name: removed.called })
      }).pipe(
        Effect.catchIf(
          (failure) => failure === 'held',
          () => inUse(caller, id),
        ),
      )
      return done
    }),

    uses: Effect.fn(function* ({ params: { id } }: OfItem) {
      const caller = yield* callerWhoMay('Delete')
      const body = yield* usesOf(caller, id)
      return body === undefined ? yield* Effect.fail(notFound) : jsonReply(body)
    }),

    /** Users of the item use the other one, and the item goes; all or nothing. */
    merge: Effect.fn(function* ({
      params: { id },
      payload: { version, into },
    }: OfItem & { readonly payload: { readonly version: number; readonly into: string } }) {
      const caller = yield* callerWhoMay('Delete')
      const may = mayMerge(id, into)
      if (!may.allowed) return yield* Effect.fail(unacceptable(may, denials, 'into'))
      yield* transact(caller, function* () {
        const other = yield* store.nameOf(into)
        if (other === undefined) {
          return yield* Effect.fail((yield* store.exists(id)) ? unknownReference('into') : notFound)
        }
        for (const use of uses) {
          const moved = yield* store.move(use, id, into)
          const subjects = moved.map((user) => ({
            id: user.id,
            values: [{ field: use.field, before: null, after: other }],
          }))
          const persons = subjects.map((user) => ({ ...user, person: user.id as EmployeeId }))
          yield* changeEntries(
            caller,
            { action: 'updated', kind: use.kind, fields: [use.field] },
            use.kind === 'employee' ? persons : subjects,
          )
        }
        yield* store.moveFollowers(id, into)
        const removed = yield* store.remove(id, version)
        if (removed === undefined) return yield* missed(id)
        yield* recordChange(caller, {
          action: 'merged',
          kind: noun,
          id,
          name: removed.called,
          fields: [called.field],
          values: [{ field: called.field, before: removed.called, after: other }],
        })
      })
      return done
    }),

    reorder: Effect.fn(function* ({ payload: { ids } }: { readonly payload: { readonly ids: ReadonlyArray<string> } }) {
      const caller = yield* callerWhoMay('Modify')
      const { tenantId } = caller
      const body = yield* transact(caller, function* () {
        if (yield* store.reorder(ids)) {
          // It is about the list, and the list is the tenant's.
          yield* recordChange(caller, { action: 'reordered', kind: noun, id: tenantId })
        }
        const sql = yield* TenantSql
        const [row] = yield* store.list(sql)
        return row?.body ?? '[]'
      })
      return jsonReply(body)
    }),
  }

  function usesOf(caller: Caller, id: string) {
    return Effect.gen(function* () {
      const [row] = yield* rowsOf(caller, store.uses(id))
      return row?.body
    })
  }

  /** Nothing was changed: either there is no such item, or it is of another version. */
  function missed(id: string) {
    return Effect.flatMap(store.exists(id), (exists) => Effect.fail(exists ? changedMeanwhile : notFound))
  }

  /** The foreign key has refused; who holds it is only told. */
  function inUse(caller: Caller, id: string) {
    return Effect.flatMap(usesOf(caller, id), (body) => {
      const held = (JSON.parse(body ?? '[]') as ReadonlyArray<Use>).filter(({ total }) => total > 0)
      return Effect.fail(refuse(409, 'in_use', `Still in use by ${usesInWords(held) || 'something else'}.`))
    })
  }
}

export const alreadyExists = conflicting({ allowed: false, because: 'alreadyExists' }, denials)

export const unknownReference = (field: string) => refuse(422, `unknown_${field}`, `There is no such ${field}.`, field)
