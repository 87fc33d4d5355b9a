import { Schema } from 'effect'
import type { RowCheck } from '../../../src/server/store/database.ts'

/** What PostgreSQL answers must be what the statement says of its rows: no column more, less or of another type. */
export const checkedRows: RowCheck = (row) => {
  const schema = Schema.isSchema(row) ? row : Schema.Struct(row)
  const isOfRow = Schema.decodeUnknownSync(Schema.Array(Schema.toType(schema)) as Schema.Codec<unknown>, {
    onExcessProperty: 'error',
  })
  return (rows) => {
    isOfRow(rows)
    return rows
  }
}
