import { millisecondsInDay } from 'date-fns/constants'
import { Clock, Effect } from 'effect'
import { FileStore, type FileStoreShape } from '../files/fileStore.ts'
import { removeUnshownImages } from '../policies/images/unshown.ts'
import { Database, type DatabaseShape } from '../store/database.ts'
import { runBy, type Task } from './jobs.ts'

/** The tasks of the schedule that tell nobody anything: once a day, at whatever hour. Migration 0077 gave them their names. */
export const clearingTasks = (options: {
  readonly database: DatabaseShape
  readonly files: FileStoreShape
  readonly clock?: Clock.Clock
}) => {
  const { database, files, clock } = options
  const unshownPolicyImages: Task = (tenantId) => {
    const work = Effect.andThen(removeUnshownImages(tenantId), Clock.currentTimeMillis).pipe(
      Effect.map((now) => now + millisecondsInDay),
      Effect.provideService(Database, database),
      Effect.provideService(FileStore, files),
    )
    return runBy(clock, work)
  }
  return { unshownPolicyImages }
}
