import readings from 'virtual:contract-endpoints/readings'
import type { EndpointTable } from './call.ts'

/** Method and path of every call, made from the contract while building (`scripts/contractEndpoints.ts`). */
export interface Endpoints {
  /** Of what every start reads. */
  readonly readings: EndpointTable
  /** Of all others: loaded with the first of them, and rejected when it cannot be. */
  readonly others: () => Promise<EndpointTable>
}

const endpoints: Endpoints = {
  readings,
  others: async () => (await import('virtual:contract-endpoints/others')).default,
}

export default endpoints
