import { manyCheckInsGateway } from '../../infra/gateways/checkIns/many.gateway.ts'
import { changingCheckIns } from '../../machines/checkIns/changingCheckIns.ts'
import { areaOf } from '../manifest.ts'

/** Loaded when check-ins are selected. */
export const area = areaOf({ machine: ({ run }) => changingCheckIns.provide(manyCheckInsGateway(run)) })
