import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../kit/announce.ts'
import { kept } from '../kit/kept.ts'
import { companyDetails } from './companyDetails.ts'
import { companyMailMachine } from './companyMail.machine.ts'

/**
 * What a client says of itself, and whether its mail leaves.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the other (`kit/kept.ts`).
 *
 * Reads: `children.{details, mail}`. System id: `organisation/company`; theirs are `companyDetails`, `companyMail`.
 */
export const companyAreaMachine = setup({
  types: {} as { context: object; emitted: Toast; children: { details: 'details'; mail: 'mail' } },
  actors: { details: companyDetails.machine, mail: companyMailMachine },
  actions: { announce: enqueueActions(announce) },
}).createMachine({
  id: 'companyArea',
  context: {},
  type: 'parallel',
  states: {
    saying: kept({ id: 'details', src: 'details', systemId: 'companyDetails' }),
    sending: kept({ id: 'mail', src: 'mail', systemId: 'companyMail' }),
  },
})
