/** What is done from the to-do list itself, because it is one act (ours). What asks for words or files is done on its own page. */

export const inPlaceKinds = [
  'hrDocumentUpdate',
  'hrDocumentAgreement',
  'certificationToVerify',
  'positionToApprove',
  'positionToAcknowledge',
  'changeToDecide',
  'assetToAccept',
] as const
export type InPlaceKind = (typeof inPlaceKinds)[number]

export const isInPlace = <Item extends { readonly type: string; readonly version?: number | undefined }>(
  item: Item,
): item is Item & { readonly type: InPlaceKind; readonly version: number } =>
  item.version !== undefined && (inPlaceKinds as ReadonlyArray<string>).includes(item.type)
