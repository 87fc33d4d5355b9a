import endpoints from 'virtual:contract-endpoints'
import type { EndpointTable } from './call.ts'

/** Method and path of every call, made from the contract while building (`scripts/contractEndpoints.ts`). */
const table: EndpointTable = endpoints

export default table
