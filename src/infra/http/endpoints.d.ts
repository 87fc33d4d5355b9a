/** Made from src/contract/api.ts by scripts/contractEndpoints.ts while building, developing and testing. */
declare module 'virtual:contract-endpoints/*' {
  const endpoints: Readonly<Record<string, readonly [method: string, path: string]>>
  export default endpoints
}
