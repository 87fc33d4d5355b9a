import { banksiaRidge } from './banksiaRidge/tenant.ts'
import { coolibahFreight } from './coolibahFreight.ts'
import type { DemoTenant } from './demoTenant.ts'
import { jacarandaAccounting } from './jacarandaAccounting.ts'
import { tidewater } from './tidewater/tenant.ts'
import { wattleLane } from './wattleLane/tenant.ts'

export const demoTenants: readonly DemoTenant[] = [
  banksiaRidge,
  wattleLane,
  tidewater,
  coolibahFreight,
  jacarandaAccounting,
]
