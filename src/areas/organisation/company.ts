import { companyGateway } from '../../infra/gateways/organisation/company.gateway.ts'
import { saveFile } from '../../infra/saveFile.ts'
import { provided } from '../../machines/kit/port.ts'
import type { CompanyPorts } from '../../machines/organisation/company.ports.ts'
import { companyAreaMachine } from '../../machines/organisation/companyArea.machine.ts'
import { companyDetails } from '../../machines/organisation/companyDetails.ts'
import { companyMailMachine, mailConfirmation } from '../../machines/organisation/companyMail.machine.ts'
import { everythingMachine } from '../../machines/organisation/everything.machine.ts'
import {
  removalConfirmation,
  removingSamples,
  sampleDataMachine,
} from '../../machines/organisation/sampleData.machine.ts'
import { areaOf } from '../manifest.ts'

export const companyArea = ({
  loadCompany,
  saveCompany,
  loadMail,
  actOnMail,
  readSamples,
  loadSamples,
  removeSamples,
  saveEverything,
}: CompanyPorts) =>
  companyAreaMachine.provide({
    actors: {
      details: companyDetails.provide(loadCompany, saveCompany),
      mail: companyMailMachine.provide({
        actors: { confirmation: mailConfirmation.provide(actOnMail), loadMail: provided(loadMail) },
      }),
      samples: sampleDataMachine.provide({
        actors: {
          confirmation: removalConfirmation.provide(removingSamples({ readSamples, removeSamples })),
          readSamples: provided(readSamples),
          loadSamples: provided(loadSamples),
        },
      }),
      everything: everythingMachine.provide({ actors: { save: provided(saveEverything) } }),
    },
  })

/** Loaded when an admin opens the settings. */
export const area = areaOf({ machine: ({ run }) => companyArea(companyGateway(run, saveFile)) })
