import { positionTemplatesGateway } from '../infra/gateways/positionTemplates.gateway.ts'
import { saveFile } from '../infra/saveFile.ts'
import { positionTemplateDialogs, runningTemplatesDialog } from '../machines/positionTemplates/dialogs.ts'
import { positionTemplateOutcome, undoing } from '../machines/positionTemplates/outcome.ts'
import { positionTemplateAreaMachine } from '../machines/positionTemplates/positionTemplateArea.machine.ts'
import type { PositionTemplatePorts } from '../machines/positionTemplates/positionTemplates.ports.ts'
import {
  positionChoices,
  positionGaps,
  positionHolders,
  positionMarketplace,
  positionOrigin,
  positionTemplateDownload,
  positionVersions,
} from '../machines/positionTemplates/readings.ts'
import { positionTemplatePorts, positionTemplates as templates } from '../machines/positionTemplates/templates.ts'
import { pages } from '../ui/positionTemplates/group.tsx'
import { areaOf } from './manifest.ts'

/** The area of position templates, loaded with its first page: its machines with their ports provided. */
export const positionTemplatesArea = (ports: PositionTemplatePorts) =>
  positionTemplateAreaMachine.provide({
    actors: {
      templates: templates.provide(positionTemplatePorts(ports)),
      marketplace: positionMarketplace.provide(ports.loadGlobals),
      origin: positionOrigin.provide(ports.loadGlobal),
      choices: positionChoices.provide(ports.loadChoices),
      holders: positionHolders.provide(ports.loadHolders),
      versions: positionVersions.provide(ports.loadVersions),
      gaps: positionGaps.provide(ports.loadGaps),
      dialogs: positionTemplateDialogs.provide(runningTemplatesDialog(ports)),
      outcome: positionTemplateOutcome.provide(undoing(ports)),
      download: positionTemplateDownload.provide(ports.download),
    },
  })

/** The area's screens and machines, which come together in one file. */
export const area = areaOf({
  pages,
  machine: ({ run }) => positionTemplatesArea(positionTemplatesGateway(run, saveFile)),
})
