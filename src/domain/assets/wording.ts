/** What the asset register says: § 8 Assets verbatim; the rest is ours. */
import type { AssetRefusal } from './access.ts'
import type { AssetAction, AssetActRefusal, AssetState } from './lifecycle.ts'
import type { assetEvents } from './nouns.ts'
import type { RowRefusal } from './outcomes/nouns.ts'
import type { ServiceStatus, WarrantyStatus } from './service.ts'

export const wording = {
  created: 'Asset created successfully',
  updated: 'Asset updated successfully',
  deleted: 'Asset deleted successfully',
  duplicated: 'Asset duplicated successfully',
  assigned: 'Asset assigned',
  unassigned: 'Asset unassigned successfully',
  retired: 'Asset retired',
  activated: 'Asset activated',
  serviced: 'Asset serviced',
  listUpdated: 'Assets updated successfully',
  restocked: 'Back in stock',
  sentToService: 'Sent to be serviced',
  accepted: 'Accepted',
  declined: 'Declined. Whoever looks after the assets is told.',
  updateFailed: 'Failed to update asset',
  numberInUse: 'Asset No is already in use',
  createFailed: 'Failed to create asset',
  deleteFailed: 'Failed to delete asset',
  duplicateFailed: 'Failed to duplicate asset',
  assignFailed: 'Failed to assign asset',
  unassignFailed: 'Failed to unassign asset',
  retireFailed: 'Failed to retire asset',
  activateFailed: 'Failed to activate asset',
  serviceFailed: 'Failed to mark asset as serviced',
  listFailed: 'Failed to update assets',
  uploadFailed: 'Failed to upload file(s)',
  fileDeleteFailed: 'Failed to delete file(s)',
  csvFailed: 'Failed to download csv list',
  downloadFailed: 'Failed to download file(s)',
  locationSaved: 'Asset location successfully saved',
  locationFailed: 'Failed to save asset location',
  locationDeleted: 'Asset location deleted',
  locationDeleteFailed: 'Failed to delete asset location',
  categorySaved: 'Asset category successfully saved',
  categoryFailed: 'Failed to save asset category',
  categoryDeleted: 'Asset category deleted',
  categoryDeleteFailed: 'Failed to delete asset category',
  merged: 'Merged',
  mergeFailed: 'Failed to merge',
  restockFailed: 'Failed to put the asset back in stock',
  startServiceFailed: 'Failed to send the asset to be serviced',
  answerFailed: 'Failed to answer',
} as const

/** § 8 of several at once: the same words, with how many. */
export const doneWithMany = {
  assign: (count: number) => `${count} assets assigned`,
  unassign: (count: number) => `${count} assets unassigned successfully`,
  retire: (count: number) => `${count} assets retired`,
  activate: (count: number) => `${count} assets activated`,
  service: (count: number) => `${count} assets serviced`,
  restock: (count: number) => `${count} assets back in stock`,
  startService: (count: number) => `${count} assets sent to be serviced`,
  change: (count: number) => `${count} assets changed`,
} as const

export const stateNames: Record<AssetState, string> = {
  inStock: 'In stock',
  assigned: 'Assigned',
  awaitingAcceptance: 'Awaiting acceptance',
  accepted: 'Accepted',
  inService: 'In service',
  returned: 'Returned',
  retired: 'Retired',
}

export const actionNames: Record<AssetAction, string> = {
  assign: 'Assign',
  accept: 'Accept',
  decline: 'Decline',
  unassign: 'Take back',
  restock: 'Put in stock',
  startService: 'Send to service',
  service: 'Mark as serviced',
  retire: 'Retire',
  activate: 'Activate',
  delete: 'Delete',
}

export const serviceNames: Record<ServiceStatus, string> = {
  overdue: 'Overdue',
  dueSoon: 'Due soon',
  planned: 'Planned',
  none: 'No service plan',
}

export const warrantyNames: Record<WarrantyStatus, string> = {
  ended: 'Ended',
  endingSoon: 'Ends soon',
  running: 'Under warranty',
  none: 'No warranty',
}

export const eventNames: Record<(typeof assetEvents)[number], string> = {
  created: 'Added',
  updated: 'Changed',
  assigned: 'Assigned',
  accepted: 'Accepted',
  declined: 'Declined',
  returned: 'Taken back',
  restocked: 'Put in stock',
  sentToService: 'Sent to service',
  serviced: 'Serviced',
  retired: 'Retired',
  activated: 'Activated',
  seen: 'Seen in an audit',
  undone: 'Undone',
}

/** Who may, in words (`access.ts`). */
const manager = 'Whoever manages assets'
const holder = 'The person who was given it'

export const assetActionsBy: Record<AssetAction, string> = {
  assign: manager,
  accept: holder,
  decline: holder,
  unassign: manager,
  restock: manager,
  startService: manager,
  service: manager,
  retire: manager,
  activate: manager,
  delete: manager,
}

export type AssetDenial =
  | AssetRefusal
  | AssetActRefusal
  | RowRefusal
  | 'numberInUse'
  | 'unknownCategory'
  | 'locationCircle'
  | 'nameInUse'
  | 'inUse'
  | 'reasonMissing'
  | 'signatureMissing'
  | 'unknownNumber'
  | 'auditClosed'
  | 'futureDay'

export const denials: Record<AssetDenial, string> = {
  featureNotGranted:
    'Only administrators, and people who may manage assets, do this. An administrator can change your groups.',
  notYourReport:
    'You may only see what you and your direct reports have been given. An administrator decides who reports to whom.',
  notYours: 'Only the person who was given an asset can accept or decline it.',
  notFromThisState: 'This cannot be done with an asset in its present state.',
  stillHeld: 'Somebody still has it. Take it back first.',
  notHeld: 'Nobody has it.',
  hasParts: 'Other assets are assigned to it. Take them back first.',
  numberInUse: wording.numberInUse,
  unknownCategory: 'There is no such category of assets.',
  unknownLocation: 'There is no such location.',
  unknownHolder: 'There is nobody, and nothing, of this kind to assign it to.',
  holderLeft: 'This person no longer works here.',
  holderIsItself: 'An asset cannot be part of itself, nor of one of its own parts.',
  holderRetired: 'That asset is retired. Nothing can be assigned to it.',
  locationCircle: 'A location cannot lie in itself, nor in a location within it.',
  nameInUse: 'There is one of this name already.',
  inUse: 'It is in use. Merge it into another to delete it.',
  reasonMissing: 'Say why you decline it.',
  signatureMissing: 'Type your name to accept it.',
  unknownNumber: 'There is no asset of this number.',
  auditClosed: 'This audit is closed.',
  nothingToUndo: 'Something else has happened to it since.',
  futureDay: 'Choose today or a day before it.',
}
