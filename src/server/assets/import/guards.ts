import { Effect } from 'effect'
import { callerWhoMay } from '../guards.ts'

/** A file may add and change: who imports may do both. */
export const importer = Effect.andThen(callerWhoMay('Create'), callerWhoMay('Modify'))
