import * as PgTypes from '@effect/sql-pg/PgTypes'
import { Result } from 'effect'

/** PostgreSQL counts microseconds from the year 2000. */
const epoch = Date.UTC(2000, 0, 1)
const fail = (message: string) => Result.fail(new PgTypes.CodecError({ message }))

/**
 * Rows speak as the wire does: an instant is ISO 8601 text in UTC, not a Date. (A `date` column is `YYYY-MM-DD` text
 * already.) Text parameters need nothing; PostgreSQL reads them.
 */
export const wireTypes = (): PgTypes.Registry => {
  const registry = PgTypes.makeRegistry()
  registry.register<string | Date | number>(
    PgTypes.OID.timestamptz,
    {
      encode: (value) => {
        const instant = new Date(value).getTime()
        if (Number.isNaN(instant)) return fail('Not an instant')
        const bytes = Buffer.alloc(8)
        bytes.writeBigInt64BE(BigInt(instant - epoch) * 1000n)
        return Result.succeed(bytes)
      },
      decode: (bytes) => {
        const micros = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getBigInt64(0)
        const instant = new Date(Number(micros / 1000n) + epoch)
        return Number.isNaN(instant.getTime()) ? fail('An instant out of range') : Result.succeed(instant.toISOString())
      },
    },
    { arrayOid: PgTypes.OID.timestamptzArray },
  )
  return registry
}
