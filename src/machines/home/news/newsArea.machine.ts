import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../../kit/announce.ts'
import { kept } from '../../kit/kept.ts'
import { occasionChoices, occasions, sinceVisit } from './parts.ts'

/**
 * What the home page tells of people and of what has changed, and what one does not want told of oneself.
 *
 * Rules it keeps: none waits for another, and one that breaks leaves the others (`kit/kept.ts`).
 *
 * Reads: `children.{occasions, since, choices}`. System id: `home/news`, given by the root when the area opens; theirs are
 * `occasions`, `sinceVisit` and `occasionChoices`.
 */
export const newsAreaMachine = setup({
  types: {} as { emitted: Toast; children: { occasions: 'occasions'; since: 'since'; choices: 'choices' } },
  actors: { occasions: occasions.machine, since: sinceVisit.machine, choices: occasionChoices.machine },
  actions: { announce: enqueueActions(announce) },
}).createMachine({
  id: 'newsArea',
  type: 'parallel',
  states: {
    telling: kept({ id: 'occasions', src: 'occasions', systemId: 'occasions' }),
    visiting: kept({ id: 'since', src: 'since', systemId: 'sinceVisit' }),
    choosing: kept({ id: 'choices', src: 'choices', systemId: 'occasionChoices' }),
  },
})
