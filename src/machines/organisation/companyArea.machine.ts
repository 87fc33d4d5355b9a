import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../kit/announce.ts'
import { kept } from '../kit/kept.ts'
import { companyDetails } from './companyDetails.ts'
import { companyMailMachine } from './companyMail.machine.ts'
import { everythingMachine } from './everything.machine.ts'
import { sampleDataMachine } from './sampleData.machine.ts'

/**
 * What a client says of itself, whether its mail leaves, its sample data, and all of it to take away.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`).
 *
 * Reads: `children.{details, mail, samples, everything}`. System id: `organisation/company`; theirs are `companyDetails`,
 * `companyMail`, `sampleData`, `everything`.
 */
export const companyAreaMachine = setup({
  types: {} as {
    context: object
    emitted: Toast
    children: { details: 'details'; mail: 'mail'; samples: 'samples'; everything: 'everything' }
  },
  actors: {
    details: companyDetails.machine,
    mail: companyMailMachine,
    samples: sampleDataMachine,
    everything: everythingMachine,
  },
  actions: { announce: enqueueActions(announce) },
}).createMachine({
  id: 'companyArea',
  context: {},
  type: 'parallel',
  states: {
    saying: kept({ id: 'details', src: 'details', systemId: 'companyDetails' }),
    sending: kept({ id: 'mail', src: 'mail', systemId: 'companyMail' }),
    sampling: kept({ id: 'samples', src: 'samples', systemId: 'sampleData' }),
    exporting: kept({ id: 'everything', src: 'everything', systemId: 'everything' }),
  },
})
