import { assetsGateway } from '../infra/gateways/assets.gateway.ts'
import { pictureAddresses } from '../infra/pictureAddresses.ts'
import { saveFile } from '../infra/saveFile.ts'
import { assetAreaMachine, assetDownload, downloading } from '../machines/assets/assetArea.machine.ts'
import { assetAuditMachine, auditClosing } from '../machines/assets/assetAudit.machine.ts'
import { assetConfigurationMachine, configuredRemoval } from '../machines/assets/assetConfiguration.machine.ts'
import { assetDialogs, runningAssetDialog } from '../machines/assets/assetDialogs.ts'
import { askingForNumber, assetForm, loadingAsset, savingAsset } from '../machines/assets/assetForm.ts'
import { assetOutcome, takingBack } from '../machines/assets/assetOutcome.ts'
import { assetFileAddition, assetFileRemoval, assetRecordMachine } from '../machines/assets/assetRecord.machine.ts'
import type { AssetPorts } from '../machines/assets/assets.ports.ts'
import { configurationForm, loadingConfigured, savingConfigured } from '../machines/assets/configurationForm.ts'
import {
  assetAuditsReading,
  assetCountsReading,
  assetHistoryReading,
  assetSearchReading,
  assetWindows,
  heldReading,
  numberReading,
  photoReading,
  pictureReading,
} from '../machines/assets/readings.ts'
import { provided } from '../machines/kit/port.ts'
import { pages, panel } from '../ui/assets/group.tsx'
import { areaOf } from './manifest.ts'

/** The asset area, loaded with its first page or tab: its machines with their ports provided. */
export const assetsArea = (ports: AssetPorts) =>
  assetAreaMachine.provide({
    actors: {
      windows: assetWindows.provide({ load: ports.loadListed, count: ports.countListed }),
      counts: assetCountsReading.provide(ports.loadCounts),
      record: assetRecordMachine.provide({
        actors: {
          form: assetForm.provide({
            save: savingAsset(ports),
            loadTheirs: loadingAsset(ports.loadAsset),
            isTaken: askingForNumber(ports.askNumber),
          }),
          upload: assetFileAddition.provide(ports.addFiles),
          removal: assetFileRemoval.provide(ports.removeFile),
          loadAsset: provided(ports.loadAsset),
          choosePhoto: provided(ports.choosePhoto),
        },
      }),
      history: assetHistoryReading.provide(ports.loadHistory),
      held: heldReading.provide(ports.loadHeld),
      number: numberReading.provide(ports.askNumber),
      search: assetSearchReading.provide(ports.searchAssets),
      photo: photoReading.provide(ports.loadPicture),
      picture: pictureReading.provide(ports.loadFile),
      dialogs: assetDialogs.provide(runningAssetDialog(ports)),
      outcome: assetOutcome.provide(takingBack(ports)),
      configuration: assetConfigurationMachine.provide({
        actors: {
          form: configurationForm.provide({
            save: savingConfigured(ports),
            loadTheirs: loadingConfigured(ports.loadConfiguration),
          }),
          confirmation: configuredRemoval.provide(ports.removeConfigured),
          loadConfiguration: provided(ports.loadConfiguration),
          loadUses: provided(ports.loadUses),
          mergeConfigured: provided(ports.mergeConfigured),
        },
      }),
      audits: assetAuditsReading.provide(ports.loadAudits),
      audit: assetAuditMachine.provide({
        actors: {
          closing: auditClosing.provide(ports.closeAudit),
          loadAudit: provided(ports.loadAudit),
          tickAsset: provided(ports.tickAsset),
          startAudit: provided(ports.startAudit),
        },
      }),
      download: assetDownload.provide(downloading(ports)),
    },
  })

/** The area's screens and machines, which come together in one file. */
export const area = areaOf({
  pages,
  panel,
  machine: ({ run }) => assetsArea(assetsGateway(run, saveFile, pictureAddresses())),
})
