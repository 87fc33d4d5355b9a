import { Effect, type Scope } from 'effect'
import { migrationsDirectory } from '../projectRoot.ts'
import { HeldElsewhere, lockData } from './dataLock.ts'
import { openStore, ownerBeside, type StorePlace } from './open.ts'
import type { Address } from './pool.ts'

/**
 * The owner's address, for a command: of the server that runs in the data directory now, or of a database that is opened
 * for as long as the scope lasts.
 */
export const ownerOf = (place: StorePlace): Effect.Effect<Address, unknown, Scope.Scope> =>
  Effect.gen(function* () {
    if (place.database === undefined) {
      const lock = yield* Effect.acquireRelease(
        Effect.promise(() => lockData(place.dataDir).catch(heldElsewhere)),
        (held) => Effect.promise(async () => held?.release()),
      )
      if (lock === undefined) return yield* ownerBeside(place)
    }
    const store = yield* openStore({ ...place, migrations: migrationsDirectory, maxConnections: 2, log: quiet })
    return store.addresses.owner
  })

/** A command tells its outcome on the terminal, and keeps no log. */
const quiet = () => undefined

const heldElsewhere = (error: unknown): undefined => {
  if (error instanceof HeldElsewhere) return undefined
  throw error
}
