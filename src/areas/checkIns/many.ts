import { manyCheckInsGateway } from '../../infra/gateways/checkIns/many.gateway.ts'
import { changingCheckIns } from '../../machines/checkIns/changingCheckIns.ts'
import { area } from '../manifest.ts'

/** Loaded when check-ins are selected. */
export const manyCheckIns = area({ machine: ({ run }) => changingCheckIns.provide(manyCheckInsGateway(run)) })
