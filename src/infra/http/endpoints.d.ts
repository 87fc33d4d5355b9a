/** Made from src/contract/api.ts by scripts/contractEndpoints.ts while building, developing and testing. */
declare module 'virtual:contract-endpoints' {
  /** By `group.endpoint`, for example `employees.list`; parameters of a path are spelled `:name`. */
  const endpoints: Readonly<Record<string, readonly [method: string, path: string]>>
  export default endpoints
}
