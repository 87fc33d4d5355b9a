import { Effect, Layer, Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApi, HttpApiBuilder, HttpApiGroup, HttpApiSchema } from 'effect/http-api'
import { Refusal403, reply as replyOf } from '../../../src/contract/envelope.ts'
import { CurrentCaller, InTenant, SignedIn, Wrapped } from '../../../src/contract/middleware.ts'
import { get, post } from '../../../src/contract/tenantGroup.ts'
import { done, jsonReply, refuse, reply } from '../../../src/server/http/envelope.ts'
import { Database, TenantSql } from '../../../src/server/store/database.ts'

/** A contract of calls that no product has: they fail, sleep and swell on purpose. */
class Probe extends HttpApiGroup.make('probe')
  .add(
    get('whoAmI', '/api/:tenantId/whoAmI', { success: replyOf(Schema.Json) }),
    get('people', '/api/:tenantId/people', { success: replyOf(Schema.Json) }),
    get('inTransaction', '/api/:tenantId/inTransaction', { success: replyOf(Schema.Json) }),
    get('adminsOnly', '/api/:tenantId/adminsOnly', { success: replyOf(Schema.Null), error: [Refusal403] }),
    get('named', '/api/:tenantId/Things/:name', { params: { name: Schema.String }, success: replyOf(Schema.Json) }),
    post('post', '/api/:tenantId/things', {
      payload: Schema.Struct({ name: Schema.String, size: Schema.Int }),
      success: replyOf(Schema.Json),
    }),
    get('die', '/api/:tenantId/die', { success: replyOf(Schema.Null) }),
    get('sleep', '/api/:tenantId/sleep', { success: replyOf(Schema.Null) }),
    get('locked', '/api/:tenantId/locked', { success: replyOf(Schema.Null) }),
    get('large', '/api/:tenantId/large', { success: replyOf(Schema.Json) }),
    post('upload', '/api/:tenantId/upload', {
      payload: Schema.Struct({ file: Multipart.SingleFileSchema }).pipe(
        HttpApiSchema.asMultipart({ maxFileSize: 2_000_000, maxParts: 4 }),
      ),
      success: replyOf(Schema.Json),
    }),
  )
  .middleware(InTenant)
  .middleware(SignedIn)
  .middleware(Wrapped) {}

export class ProbeApi extends HttpApi.make('probe')
  .add(Probe)
  .annotate(HttpApi.ParseOptions, { onExcessProperty: 'error', errors: 'all' })
  .annotate(HttpApi.HeadersParseOptions, { errors: 'all' })
  .annotate(HttpApi.SuccessParseOptions, {}) {}

export const secret = 'jane.doe@tenure.example'
export const largeJson = JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ index, name: `Person ${index}` })))

export const probeHandlers = HttpApiBuilder.group(ProbeApi, 'probe', (handlers) =>
  handlers.handleAll({
    whoAmI: () => Effect.map(CurrentCaller, (caller) => reply({ caller } as never)),
    people: () =>
      Effect.gen(function* () {
        const caller = yield* CurrentCaller
        const people = yield* (yield* Database).read(caller, (sql) => sql`select id from employees`)
        return reply({ caller, people } as never)
      }),
    inTransaction: () =>
      Effect.gen(function* () {
        const caller = yield* CurrentCaller
        const people = Effect.flatMap(TenantSql, (sql) => sql`select id from employees`)
        return reply({ caller, people: yield* (yield* Database).withTenant(caller, people) } as never)
      }),
    adminsOnly: () =>
      Effect.flatMap(CurrentCaller, ({ isAdmin }) =>
        isAdmin ? Effect.succeed(done) : Effect.fail(refuse(403, 'admins_only', 'Only admins.')),
      ),
    named: ({ params }) => Effect.succeed(reply(params.name)),
    post: ({ payload }) => Effect.succeed(reply(payload)),
    die: () => Effect.die(new Error(`No row with "${secret}" (${secret})`)),
    sleep: () => Effect.as(Effect.sleep('400 millis'), reply(null)),
    locked: () =>
      Effect.gen(function* () {
        const database = yield* Database
        const caller = yield* CurrentCaller
        yield* database.withTenant(
          caller,
          Effect.gen(function* () {
            const sql = yield* TenantSql
            yield* sql`set local lock_timeout = '50ms'`
            yield* sql`select from tenants for update`
          }),
        )
        return reply(null)
      }),
    large: () => Effect.succeed(jsonReply(largeJson)),
    upload: ({ payload }) => Effect.succeed(reply({ name: payload.file.name, type: payload.file.contentType })),
  }),
).pipe(Layer.orDie)
