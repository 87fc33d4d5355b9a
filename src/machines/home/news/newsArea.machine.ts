import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../../kit/announce.ts'
import { kept } from '../../kit/kept.ts'
import { occasionChoices, occasions } from './parts.ts'

/**
 * What the home page tells of people, and what one does not want told of oneself.
 *
 * Rules it keeps: neither waits for the other, and one that breaks leaves the other (`kit/kept.ts`).
 *
 * Reads: `children.{occasions, choices}`. System id: `home/news`, given by the root when the area opens; theirs are
 * `occasions` and `occasionChoices`.
 */
export const newsAreaMachine = setup({
  types: {} as { emitted: Toast; children: { occasions: 'occasions'; choices: 'choices' } },
  actors: { occasions: occasions.machine, choices: occasionChoices.machine },
  actions: { announce: enqueueActions(announce) },
}).createMachine({
  id: 'newsArea',
  type: 'parallel',
  states: {
    telling: kept({ id: 'occasions', src: 'occasions', systemId: 'occasions' }),
    choosing: kept({ id: 'choices', src: 'choices', systemId: 'occasionChoices' }),
  },
})
