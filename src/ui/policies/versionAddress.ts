import { pathTo } from '../../domain/session/places.ts'

/** Which version is shown, and with which older one it is compared; null for the list. */
export interface ShownVersion {
  readonly versionNo: number | null
  readonly from: number | null
}

const numberIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null

export const readVersionView = (search: string): ShownVersion => {
  const query = new URLSearchParams(search)
  return { versionNo: numberIn(query.get('version')), from: numberIn(query.get('from')) }
}

export const versionHref = (id: string, versionNo: number | null = null, from: number | null = null): string => {
  const query = new URLSearchParams({ tab: 'versions' })
  if (versionNo !== null) query.set('version', String(versionNo))
  if (versionNo !== null && from !== null) query.set('from', String(from))
  return `${pathTo('hrDocument', { id })}?${query}`
}
