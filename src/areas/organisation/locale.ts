import { localeGateway } from '../../infra/gateways/organisation/locale.gateway.ts'
import { provide } from '../../machines/kit/port.ts'
import { localeSettingsMachine } from '../../machines/organisation/localeSettings.machine.ts'
import { areaOf } from '../manifest.ts'

/** How days and numbers are written, loaded when somebody opens the settings. */
export const area = areaOf({
  machine: ({ run }) => localeSettingsMachine.provide({ actors: provide(localeGateway(run)) }),
})
