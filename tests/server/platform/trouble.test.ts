import { Cause, Effect, Exit, Redacted, Scope } from 'effect'
import { ConnectionError, LockTimeoutError, SqlError, UnknownError } from 'effect/sql/SqlError'
import { describe, expect, it, test } from 'vitest'
import type { TenantId, UserId } from '../../../src/domain/kernel/ids.ts'
import { makeDatabase } from '../../../src/server/store/database.ts'
import { identitySql } from '../../../src/server/store/identitySql.ts'
import { type Connections, openConnections } from '../../../src/server/store/pool.ts'
import { troubleOf } from '../../../src/server/trouble.ts'
import { newId } from '../kit/people.ts'

const coded = (code: string) =>
  new SqlError({
    reason: new UnknownError({ cause: Object.assign(new Error('told'), { code }), message: '', operation: 'query' }),
  })
const props = { cause: new Error('told'), message: '', operation: 'query' }
const onDisk = (code: string) => Object.assign(new Error('write'), { code })

describe('what will pass', () => {
  test.each([
    ['a lock that another holds', new SqlError({ reason: new LockTimeoutError(props) }), 'busy'],
    ['a connection that broke', new SqlError({ reason: new ConnectionError(props) }), 'unavailable'],
    ['an administrator’s shutdown', coded('57P01'), 'unavailable'],
    ['a crash of another session', coded('57P02'), 'unavailable'],
    ['a start, or a recovery', coded('57P03'), 'unavailable'],
    ['too many connections', coded('53300'), 'unavailable'],
    ['no memory', coded('53200'), 'unavailable'],
    ['a file that cannot be read', coded('58030'), 'unavailable'],
    ['a full disk, of PostgreSQL', coded('53100'), 'diskFull'],
    ['a full disk, of ours', onDisk('ENOSPC'), 'diskFull'],
    ['a used-up quota', onDisk('EDQUOT'), 'diskFull'],
    ['a full disk, told by somebody else', new Error('saving', { cause: { reason: onDisk('ENOSPC') } }), 'diskFull'],
    ['a mistake in a statement', coded('42601'), undefined],
    ['a file that is not there', onDisk('ENOENT'), undefined],
    ['nothing at all', undefined, undefined],
  ])('%s', (_, error, kind) => {
    expect(troubleOf(error)?.kind).toBe(kind)
  })
})

describe('a PostgreSQL elsewhere that is not there', () => {
  const whileOpen = async (use: (connections: Connections) => Promise<void>) => {
    const scope = Effect.runSync(Scope.make())
    const url = Redacted.make('postgresql://tenure_app:secret@127.0.0.1:1/tenure')
    await use(await Effect.runPromise(Scope.provide(openConnections({ url }, 2), scope)))
    await Effect.runPromise(Scope.close(scope, Exit.void))
  }

  it('is unavailable to requests and to sign-in alike, and not ready', () =>
    whileOpen(async (connections) => {
      const database = makeDatabase(connections)
      const member = { tenantId: newId() as TenantId, userId: newId() as UserId }
      const read = await Effect.runPromiseExit(database.read(member, (sql) => sql`select 1`))
      expect(Exit.isFailure(read) && Cause.squash(read.cause)).toMatchObject({ _tag: 'Trouble', kind: 'unavailable' })
      const asked = identitySql(connections).query('select 1', [])
      await expect(asked).rejects.toMatchObject({ _tag: 'Trouble', kind: 'unavailable' })
      expect(await Effect.runPromise(database.answers)).toBe(false)
    }))
})
