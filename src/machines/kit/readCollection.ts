import { createMachine } from 'xstate'
import {
  type CollectionMachine,
  type CollectionShape,
  collectionMachine,
  type Identified,
} from './collection.machine.ts'

/** A list that is read, and told what others have saved, but changes nothing itself: the part that sends is not there. */
export const readCollectionMachine = <I extends Identified>({
  id,
  staleAfterMs,
}: Pick<CollectionShape<I, never>, 'id' | 'staleAfterMs'>): CollectionMachine<I, never> => {
  const told = { done: () => null, refused: () => '' }
  const { config, implementations } = collectionMachine<I, never>({
    id,
    staleAfterMs,
    changed: (item) => item ?? null,
    told,
  })
  const { 'change.asked': _, ...on } = config.on ?? {}
  const { actors, ...others } = implementations
  return createMachine(
    { ...config, on, states: { reading: config.states?.reading } } as never,
    { ...others, actors: { load: actors.load } } as never,
  ) as unknown as CollectionMachine<I, never>
}
