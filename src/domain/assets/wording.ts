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
  sentToService: 'Sent to service',
  accepted: 'Accepted',
  declined: 'Declined. Your asset managers have been notified.',
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
  startServiceFailed: 'Failed to send the asset to service',
  answerFailed: 'Failed to send your answer',
} as const

/** § 8 of several at once: the same words, with how many. */
export const doneWithMany = {
  assign: (count: number) => `${count} assets assigned`,
  unassign: (count: number) => `${count} assets unassigned successfully`,
  retire: (count: number) => `${count} assets retired`,
  activate: (count: number) => `${count} assets activated`,
  service: (count: number) => `${count} assets serviced`,
  restock: (count: number) => `${count} assets back in stock`,
  startService: (count: number) => `${count} assets sent to service`,
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
const manager = 'Asset managers'
const holder = 'The person it is assigned to'

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
  featureNotGranted: 'Only administrators and asset managers can do this. An administrator can add you to a group.',
  notYourReport:
    'You can only see assets assigned to you and your direct reports. An administrator sets reporting lines.',
  notYours: 'Only the person the asset is assigned to can accept or decline it.',
  notFromThisState: 'This is not possible in the asset’s current status.',
  stillHeld: 'It is still assigned. Take it back first.',
  notHeld: 'Not assigned.',
  hasParts: 'Other assets are assigned to it. Take those back first.',
  numberInUse: wording.numberInUse,
  unknownCategory: 'This category no longer exists.',
  unknownLocation: 'This location no longer exists.',
  unknownHolder: 'There is nothing of this kind to assign it to.',
  holderLeft: 'This person has left.',
  holderIsItself: 'An asset cannot be part of itself or one of its own parts.',
  holderRetired: 'This asset is retired, so nothing can be assigned to it.',
  locationCircle: 'A location cannot be inside itself or one of its own locations.',
  nameInUse: 'This name is already in use.',
  inUse: 'It is in use. To delete it, merge it into another one.',
  reasonMissing: 'Enter a reason.',
  signatureMissing: 'Type your name to accept.',
  unknownNumber: 'There is no asset with this number.',
  auditClosed: 'This audit is closed.',
  nothingToUndo: 'It has changed since.',
  futureDay: 'Choose today or an earlier date.',
}
